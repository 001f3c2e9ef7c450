import { describe, expect, test } from 'vitest';
import { listCatalogue } from '#contract/lists/catalogue/endpoints.ts';
import { catalogueKey } from '#contract/lists/catalogue/key.ts';
import { parseShoppingList } from '#contract/lists/parsing/parse-list.ts';
import { changeRefusedGoods, listRefusedGoods } from '#contract/lists/refused/endpoints.ts';
import { refusedRuleOf, refusedRulesOf } from '#contract/lists/refused/rule-of-item.ts';
import type { RefusedGood } from '#contract/lists/refused/schema.ts';
import { placeOrder, quoteOrder } from '#contract/orders/endpoints.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import { basketFor, lineOf, yesThrough } from '#test/factories/orders.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const { client: admin } = await signUpAdmin(world, ['markets:manage']);

async function listed(): Promise<RefusedGood[]> {
  return answered(await world.device().call(listRefusedGoods, {}));
}

describe('the list of refused goods', () => {
  test('is there from the first start, readable by everybody, and refuses nothing of the catalogue', async () => {
    const goods = await listed();
    expect(goods).toContainEqual({ word: 'cement', rule: 'not-carried' });
    expect(goods).toContainEqual({ word: 'beer', rule: 'adults-only' });
    const rules = refusedRulesOf(goods);
    const items = answered(await admin.call(listCatalogue, {}));
    const refused = items.flatMap(({ name, aliases }) =>
      [name, ...aliases].filter((word) => rules.has(catalogueKey(word))),
    );
    expect(refused).toEqual([]);
  });

  test('knows the usual ways of writing what it names', async () => {
    const rules = refusedRulesOf(await listed());
    const text = [
      '2 bags cement',
      'cylinder of gas',
      'refill gas 12.5kg',
      'gas cylinder',
      '5 litres kerosene',
      '10 litres fuel',
      '1 live cow',
      '1 live ram',
      'gas lighter',
      '2 kg goat meat',
      'malta guinness',
    ];
    const found = text.map((line) =>
      parseShoppingList(line).map((item) => refusedRuleOf(rules, item) ?? null),
    );
    const refused = ['not-carried'];
    expect(found).toEqual([...Array.from({ length: 8 }, () => refused), [null], [null], [null]]);
  });

  test('is changed by an admin, with an entry in the audit', async () => {
    const seen = await listed();
    const goods = [...seen, { word: 'Paint thinner', rule: 'not-carried' as const }];
    const changed = answered(await admin.call(changeRefusedGoods, { goods, seen }));
    expect(changed).toContainEqual({ word: 'Paint thinner', rule: 'not-carried' });
    expect(await listed()).toEqual(changed);
    const [entry] = await readAudit(world, 'lists', 'refused-goods');
    expect(entry?.after).toMatchObject({ notCarried: expect.arrayContaining(['Paint thinner']) });
    answered(await admin.call(changeRefusedGoods, { goods: seen, seen: changed }));
    expect(await listed()).toEqual(seen);
  });

  test('is not written over where another admin changed it meanwhile, also at the same moment', async () => {
    const seen = await listed();
    const both = await Promise.all(
      ['Fish bomb', 'Rat bomb'].map((word) =>
        admin.call(changeRefusedGoods, { goods: [...seen, { word, rule: 'not-carried' }], seen }),
      ),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: 'changed-meanwhile' });
    answered(await admin.call(changeRefusedGoods, { goods: seen, seen: await listed() }));
  });

  test('takes no word without a letter', async () => {
    const seen = await listed();
    const goods = [...seen, { word: '🍺', rule: 'adults-only' as const }];
    expect(await admin.call(changeRefusedGoods, { goods, seen })).toMatchObject({
      reason: 'item-name-unreadable',
    });
  });
});

describe('a list with goods that are not carried', () => {
  test('is neither quoted nor placed, and is once the word is taken off', async () => {
    const ada = await signUpCustomer(world);
    const items = [
      lineOf('cement', { raw: '2 bags of cement', quantity: 2, measure: 'bag' }),
      lineOf('garri'),
    ];
    const basket = await basketFor(world, { items });
    const placing = { ...(await yesThrough(ada.client, { items: [lineOf('garri')] })), items };
    expect(await ada.client.call(quoteOrder, basket)).toMatchObject({ ok: false, reason: 'not-carried' });
    expect(await ada.client.call(placeOrder, placing)).toMatchObject({ ok: false, reason: 'not-carried' });
    const seen = await listed();
    const goods = seen.filter(({ word }) => word !== 'cement');
    const changed = answered(await admin.call(changeRefusedGoods, { goods, seen }));
    expect((await ada.client.call(quoteOrder, basket)).ok).toBe(true);
    answered(await admin.call(changeRefusedGoods, { goods: seen, seen: changed }));
  });

  test('is quoted with drink for grown people, and with a name that only contains the word', async () => {
    const items = ['beer', 'gas lighter', 'a wedding cake'].map((name) => lineOf(name));
    const basket = await basketFor(world, { items });
    expect((await world.device().call(quoteOrder, basket)).ok).toBe(true);
  });
});
