import { isDeepStrictEqual } from 'node:util';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { catalogueKey } from '#contract/lists/catalogue/key.ts';
import type * as endpoints from '#contract/lists/refused/endpoints.ts';
import { refusedRulesOf, type RefusedRules } from '#contract/lists/refused/rule-of-item.ts';
import type { RefusedGood, RefusedRule } from '#contract/lists/refused/schema.ts';
import type { Actor } from '#server/audit/actor.ts';
import { type Facts, recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockRefusedGoods, readRefusedGoods, replaceRefusedGoods } from './store.ts';

export async function changeRefusedGoods(
  db: Db,
  { goods, seen }: InputOf<typeof endpoints.changeRefusedGoods>,
  by: Actor,
): Promise<OutcomeOf<typeof endpoints.changeRefusedGoods>> {
  const rules = refusedRulesOf(goods);
  if (rules.has('')) return { ok: false, reason: 'item-name-unreadable' };
  return inTransaction(db, async (transaction) => {
    await lockRefusedGoods(transaction);
    const before = await readRefusedGoods(transaction);
    if (!isDeepStrictEqual(refusedRulesOf(seen), refusedRulesOf(before)))
      return { ok: false, reason: 'changed-meanwhile' };
    await replaceRefusedGoods(transaction, withKeys(goods, rules));
    const after = await readRefusedGoods(transaction);
    await recordChange(transaction, by, {
      action: 'changeRefusedGoods',
      noun: 'lists',
      subject: 'refused-goods',
      before: auditFacts(before),
      after: auditFacts(after),
    });
    return { ok: true, value: after };
  });
}

/** One row a key: of a word that was written twice the last spelling stays. */
function withKeys(goods: readonly RefusedGood[], rules: RefusedRules): (RefusedGood & { key: string })[] {
  const words = new Map(goods.map(({ word }) => [catalogueKey(word), word]));
  return [...rules].map(([key, rule]) => ({ key, word: words.get(key) ?? key, rule }));
}

function auditFacts(goods: readonly RefusedGood[]): Facts {
  const wordsOf = (wanted: RefusedRule) =>
    goods.filter(({ rule }) => rule === wanted).map(({ word }) => word);
  return { notCarried: wordsOf('not-carried'), adultsOnly: wordsOf('adults-only') };
}
