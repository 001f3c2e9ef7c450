import type * as english from './en.ts';

export const kindNames: typeof english.kindNames = {
  market: 'List for market',
  fetch: 'List for shop',
  carry: 'Load to carry',
  do: 'Something to do',
};
