import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as lists from '#contract/lists/endpoints.ts';
import { parseShoppingList } from '#contract/lists/parsing/parse-list.ts';

export async function parseList({
  text,
}: InputOf<typeof lists.parseList>): Promise<OutcomeOf<typeof lists.parseList>> {
  return { ok: true, value: { items: parseShoppingList(text) } };
}
