import * as z from 'zod/mini';
import { agentWork, vehicle } from '#contract/agents/schema.ts';
import { marketId } from '#contract/markets/schema.ts';
import { pictureId } from '#contract/media/schema.ts';

/** Storage key of an unsent application. */
export const applicationDraftKey = 'agent-application';

const draft = z.object({
  name: z.string(),
  phone: z.string(),
  photo: z.nullable(pictureId),
  idPhoto: z.nullable(pictureId),
  vehicle,
  works: agentWork,
  marketIds: z.array(marketId),
});
export type ApplicationDraft = z.output<typeof draft>;

export const emptyApplication: ApplicationDraft = {
  name: '',
  phone: '',
  photo: null,
  idPhoto: null,
  vehicle: 'motorcycle',
  works: 'both',
  marketIds: [],
};

/** Undefined for a broken or outdated draft. */
export function applicationDraft(): ApplicationDraft | undefined {
  try {
    const read = draft.safeParse(JSON.parse(localStorage.getItem(applicationDraftKey) ?? 'null'));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

export function keepApplicationDraft(next: ApplicationDraft): void {
  try {
    localStorage.setItem(applicationDraftKey, JSON.stringify(next));
  } catch {
    // A full device: what is written is still on the screen.
  }
}

export function forgetApplicationDraft(): void {
  localStorage.removeItem(applicationDraftKey);
}
