import { asKobo, sumKobo, type Kobo } from '../kobo.ts';
import { settingIn } from '../settings/rules.ts';
import type { Setting } from '../settings/schema.ts';
import type { SettingKey } from '../settings/setting-rules.ts';

/** Terms on which agents carry an order, fixed as it is placed. */
export interface EarningTerms {
  sharePercent: number;
  /** The least that the delivery of an order earns. */
  floorKobo: Kobo;
  /** For each item that was bought. */
  perItemKobo: Kobo;
}

/** The settings that terms are made of. */
export const termKeys = [
  'agent_share_percent',
  'agent_floor',
  'agent_per_item',
] as const satisfies SettingKey[];

export function earningTermsIn(settings: readonly Setting[]): EarningTerms {
  return {
    sharePercent: Number(settingIn(settings, 'agent_share_percent')),
    floorKobo: asKobo(Number(settingIn(settings, 'agent_floor'))),
    perItemKobo: asKobo(Number(settingIn(settings, 'agent_per_item'))),
  };
}

/** Earnings of all who deliver an order: their share of the fee, or the floor where that is more. VAT takes nothing off. */
export function deliveryEarnings(deliveryFeeKobo: Kobo, { sharePercent, floorKobo }: EarningTerms): Kobo {
  return asKobo(Math.max(floorKobo, Math.floor((deliveryFeeKobo * sharePercent) / 100)));
}

/**
 * Splits the earnings of an order in whole kobo: those of the delivery in equal parts, of which the first gets the odd
 * kobo; those of the items are the first's, who shopped them.
 */
export function earningsOf(
  { deliveryFeeKobo, itemsShopped }: { deliveryFeeKobo: Kobo; itemsShopped: number },
  terms: EarningTerms,
  agentIds: readonly string[],
): { agentId: string; kobo: Kobo }[] {
  if (agentIds.length === 0) return [];
  const deliveryKobo = deliveryEarnings(deliveryFeeKobo, terms);
  const eachKobo = asKobo(Math.floor(deliveryKobo / agentIds.length));
  const oddKobo = asKobo(deliveryKobo - eachKobo * agentIds.length);
  const itemsKobo = asKobo(itemsShopped * terms.perItemKobo);
  return agentIds.map((agentId, index) => ({
    agentId,
    kobo: index === 0 ? sumKobo([eachKobo, oddKobo, itemsKobo]) : eachKobo,
  }));
}
