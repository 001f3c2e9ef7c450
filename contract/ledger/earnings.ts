import { asKobo, type Kobo } from '../kobo.ts';

/** Splits the agents’ share of the delivery fee in whole kobo; the first gets the odd one. */
export function earningsOf(
  deliveryFeeKobo: Kobo,
  sharePercent: number,
  agentIds: readonly string[],
): { agentId: string; kobo: Kobo }[] {
  const shareKobo = Math.floor((deliveryFeeKobo * sharePercent) / 100);
  const eachKobo = Math.floor(shareKobo / Math.max(1, agentIds.length));
  const oddKobo = shareKobo - eachKobo * agentIds.length;
  return agentIds.map((agentId, index) => ({
    agentId,
    kobo: asKobo(index === 0 ? eachKobo + oddKobo : eachKobo),
  }));
}
