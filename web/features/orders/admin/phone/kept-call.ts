import * as z from 'zod/mini';
import { draft } from '#web/features/orders/placing/draft.ts';
import { phoneOrderKey as key } from '../../device-keys.ts';
import { proofs } from './typing.ts';

/** A phone call as this tab keeps it, for the admin who typed it alone. */
const call = z.object({
  by: z.string(),
  phone: z.string(),
  callId: z.uuid(),
  draft,
  proof: z.enum(proofs),
});
type KeptCall = z.output<typeof call>;

/** The call that a reload interrupted; of another number or another admin it is forgotten. */
export function keptCall(by: string | undefined, phone: string): KeptCall | undefined {
  const kept = read();
  if (kept === undefined || (kept.by === by && kept.phone === phone)) return kept;
  dropCall();
  return undefined;
}

/** The number of the call that a reload interrupted. */
export function keptNumber(by: string | undefined): string | undefined {
  const kept = read();
  return kept?.by === by ? kept?.phone : undefined;
}

export function keepCall(kept: KeptCall): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A full or forgetful browser: the call lives as long as the page.
  }
}

export function dropCall(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

function read(): KeptCall | undefined {
  try {
    const parsed = call.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
