import { somethingUnsent } from '#web/offline/queue/pending-key.ts';
import { isDraftRefused } from '../orders/placing/refused-draft.ts';
import { isDraftUnsent } from '../orders/placing/unsent-draft.ts';

/**
 * True when this device holds a list that was never ordered, an order that was refused, or a write of this person that
 * was never sent.
 */
export async function holdsUnsent(person: string | null): Promise<boolean> {
  if (isDraftRefused() || isDraftUnsent()) return true;
  try {
    const { unsentCount } = await import('./count.ts');
    return (await unsentCount(person)) > 0;
  } catch {
    // Without network the code for looking may be out of reach.
    return somethingUnsent();
  }
}
