import * as z from 'zod/mini';
import { draft } from '#web/features/orders/placing/draft.ts';
import { phoneOrderKey as key } from '#web/features/orders/device-keys.ts';
import { proofs } from './typing.ts';

/** A phone call as this tab stores it, for the admin who typed it alone. */
const call = z.object({
  by: z.string(),
  phone: z.string(),
  callId: z.uuid(),
  draft,
  proof: z.enum(proofs),
});
type StoredCall = z.output<typeof call>;

/** The call that a reload interrupted; of another number or another admin it is forgotten. */
export function storedCall(by: string | undefined, phone: string): StoredCall | undefined {
  const stored = read();
  if (stored === undefined || (stored.by === by && stored.phone === phone)) return stored;
  dropCall();
  return undefined;
}

/** The number of the call that a reload interrupted. */
export function storedNumber(by: string | undefined): string | undefined {
  const stored = read();
  return stored?.by === by ? stored?.phone : undefined;
}

export function storeCall(stored: StoredCall): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(stored));
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

function read(): StoredCall | undefined {
  try {
    const parsed = call.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
