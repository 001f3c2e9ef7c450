import { catalogueKey } from '../catalogue/key.ts';
import type { RefusedGood, RefusedRule } from './schema.ts';

/** An item by its name and by what stands beside it. */
interface Named {
  name: string;
  note: string;
}

/**
 * Keys under which an item may be refused: its whole name, and the name with its note before it (`goat (live)`). Never
 * a part of a name: `gas` says nothing of a gas lighter.
 */
export function refusedKeys({ name, note }: Named): string[] {
  const keys = note === '' ? [catalogueKey(name)] : [catalogueKey(name), catalogueKey(`${note} ${name}`)];
  return keys.filter((key) => key !== '');
}

/** Rules by the key of their word. */
export type RefusedRules = ReadonlyMap<string, RefusedRule>;

/** The stricter rule counts of a word that stands in the list twice. */
export function refusedRulesOf(goods: readonly RefusedGood[]): RefusedRules {
  const rules = new Map<string, RefusedRule>();
  for (const { word, rule } of goods) {
    const key = catalogueKey(word);
    if (rules.get(key) !== 'not-carried') rules.set(key, rule);
  }
  return rules;
}

/** The rule for an item; nothing for one that may be bought, and for a name that is not known. */
export function refusedRuleOf(rules: RefusedRules, item: Named): RefusedRule | undefined {
  const found = refusedKeys(item).map((key) => rules.get(key));
  return found.includes('not-carried') ? 'not-carried' : found.find((rule) => rule !== undefined);
}
