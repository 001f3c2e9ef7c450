import type { OrderKind } from '#contract/orders/errands/schema.ts';

/** Names of many orders of a kind, in filters and figures. */
export const kindNames = {
  market: 'Lists for a market',
  fetch: 'Lists for a shop',
  carry: 'Parcels to carry',
  do: 'Things to do',
} satisfies Record<OrderKind, string>;
