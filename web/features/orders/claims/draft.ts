import * as z from 'zod/mini';
import { pictureId } from '#contract/media/schema.ts';
import { claimKind } from '#contract/orders/claims/schema.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { claimDraftsKey as key } from '../device-keys.ts';

const mostStored = 5;

/** Draft of a claim; it survives closing the sheet, a reload and being offline. */
const draft = z.object({
  itemId: z.string(),
  what: claimKind,
  words: z.string(),
  /** As it was typed. */
  amount: z.string(),
  /** Photos that have reached the server. */
  pictures: z.array(pictureId),
  /** The last attempt that got no reply, with its request id. */
  sent: z.nullable(z.object({ body: z.string(), clientRequestId: z.string() })),
});
export type ClaimDraft = z.output<typeof draft>;

export function claimDraft(itemId: string): ClaimDraft | undefined {
  return drafts().find((stored) => stored.itemId === itemId);
}

/** Changes what is kept of an item; on the device before this returns. */
export function keepClaimDraft(fresh: ClaimDraft): void {
  write([fresh, ...others(fresh.itemId)].slice(0, mostStored));
}

export function dropClaimDraft(itemId: string): void {
  write(others(itemId));
}

/** The id to send this body under: the same again as long as no answer came to just this body. */
export function requestOf(body: object, before: ClaimDraft['sent']): NonNullable<ClaimDraft['sent']> {
  const written = JSON.stringify(body);
  return before?.body === written ? before : { body: written, clientRequestId: newRequestId() };
}

function others(itemId: string): ClaimDraft[] {
  return drafts().filter((stored) => stored.itemId !== itemId);
}

function drafts(): ClaimDraft[] {
  try {
    const read = z.array(draft).safeParse(JSON.parse(localStorage.getItem(key) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    // Broken text, or a browser that keeps nothing.
    return [];
  }
}

function write(stored: readonly ClaimDraft[]): void {
  try {
    if (stored.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // A full device: what is written lives as long as the sheet.
  }
}
