import { freeFloatOf } from '#contract/dispatch/free-float.ts';
import type { Run, RunOrder } from '#contract/orders/run/schema.ts';

function spentOn({ items }: Pick<RunOrder, 'items'>): number {
  return items.reduce((sum, { paidKobo }) => sum + (paidKobo ?? 0), 0);
}

/**
 * The company's money in hand as this phone knows it: what the server said, less what was bought since and is not sent
 * yet. Nothing where an older copy of the run does not say.
 */
export function floatInHand(run: Run | null, shown: readonly RunOrder[]): number | null {
  if (run === null || run.floatKobo === null) return null;
  const since = shown.map((order) => {
    const served = run.orders.find(({ code }) => code === order.code);
    // A door gives back goods, not money.
    return served?.status === 'shopping' || served?.status === 'assigned'
      ? spentOn(order) - spentOn(served)
      : 0;
  });
  return run.floatKobo - since.reduce((sum, kobo) => sum + kobo, 0);
}

/** All that its ceiling holds; of a parcel nothing, and of a task what may be laid out. */
function mostBoughtFor({ errand, ceilingKobo, items }: RunOrder): number {
  if (errand?.kind === 'carry') return 0;
  if (errand?.kind !== 'do') return ceilingKobo;
  return items.reduce((sum, { capKobo }) => sum + (capKobo ?? 0), 0);
}

/** Float that is not promised to an order. */
export function freeFloat(floatKobo: number | null, shown: readonly RunOrder[]): number | null {
  if (floatKobo === null) return null;
  const bought = shown.map((order) => ({
    status: order.status,
    mostBoughtKobo: mostBoughtFor(order),
    spentKobo: spentOn(order),
  }));
  return freeFloatOf(floatKobo, bought);
}
