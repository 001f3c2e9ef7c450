import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { SentTo } from '#contract/endpoint.ts';
import { addCatalogueItem, changeCatalogueItem, listCatalogue } from '#contract/lists/catalogue/endpoints.ts';
import { catalogueKey } from '#contract/lists/catalogue/key.ts';
import type { CatalogueItem, Stall } from '#contract/lists/catalogue/schema.ts';
import { gramsOfLine, weightMeasures } from '#contract/lists/load/load-class.ts';
import { json } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { signUpAdmin } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import {
  type AskedLine,
  knownLine,
  lineFacts,
  linesColumn,
  type LineRow,
} from '../matching/store-matches.ts';
import { seedLists } from '../seed.ts';

const world = await openWorld();
const { client: admin, user: adminUser } = await signUpAdmin(world, ['markets:manage']);

function asWritten({ id, ...item }: CatalogueItem) {
  return { itemId: id, ...item };
}

describe('the catalogue', () => {
  test('is laid once, however often the house starts', async () => {
    const before = answered(await admin.call(listCatalogue, {})).length;
    expect(before).toBeGreaterThan(120);
    await seedLists(world);
    expect(answered(await admin.call(listCatalogue, {}))).toHaveLength(before);
  });

  test('an admin adds an item, and every name of it is found from then on', async () => {
    const added = answered(
      await admin.call(addCatalogueItem, {
        name: 'Kilishi',
        aliases: ['dried suya', 'KILISHI', 'dried suyas'],
        defaultMeasure: 'pack',
        options: ['hot', 'mild', 'hot'],
        stall: 'meat',
      }),
    );
    expect(added).toMatchObject({ aliases: ['dried suya'], options: ['hot', 'mild'], isActive: true });
    expect(await meantBy(['dried suya'])).toEqual(['Kilishi']);
    const [entry] =
      await world.db`select actor_id, action, after from audit_entry where subject = ${added.id}`;
    expect(entry).toMatchObject({
      actor_id: adminUser.id,
      action: 'addCatalogueItem',
      after: { name: 'Kilishi' },
    });
  });

  test('one word means one item: a name that another has, or answers to, is refused', async () => {
    const item = nameless('grains');
    const asName = await admin.call(addCatalogueItem, { ...item, name: 'gArRi' });
    const asAlias = await admin.call(addCatalogueItem, { ...item, name: 'Eba', aliases: ['white garri'] });
    expect([asName, asAlias]).toMatchObject([{ reason: 'item-name-taken' }, { reason: 'item-name-taken' }]);
  });

  test('ten admins add one name at once: one item comes of it', async () => {
    const item = nameless('household');
    const results = await Promise.all(
      [
        'Mortar',
        'mortar',
        'MORTAR',
        'Mortars',
        'mortar ',
        'Mortar!',
        'mortar',
        'mortar',
        'mortar',
        'mortar',
      ].map((name) => admin.call(addCatalogueItem, { ...item, name })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((one) => !one.ok && one.reason === 'item-name-taken')).toHaveLength(9);
  });

  test('a name without a letter is refused', async () => {
    const item = nameless('household');
    expect(await admin.call(addCatalogueItem, { ...item, name: '🍅' })).toMatchObject({
      reason: 'item-name-unreadable',
    });
  });

  test('an item that is no longer offered is not found, keeps its names, and can come back', async () => {
    const zobo = await named('Zobo leaf');
    answered(await admin.call(changeCatalogueItem, { ...asWritten(zobo), isActive: false }));
    expect(await meantBy(['zobo'])).toEqual([null]);
    answered(await admin.call(changeCatalogueItem, asWritten(zobo)));
    expect(await meantBy(['zobo'])).toEqual(['Zobo leaf']);
  });

  test('an item is not hidden over names that another admin gave it meanwhile', async () => {
    const zobo = asWritten(await named('Zobo leaf'));
    const { itemId: _itemId, ...seen } = zobo;
    answered(
      await admin.call(changeCatalogueItem, { ...zobo, aliases: [...zobo.aliases, 'Red sorrel'], seen }),
    );
    expect(await admin.call(changeCatalogueItem, { ...zobo, isActive: false, seen })).toMatchObject({
      reason: 'changed-meanwhile',
    });
    expect(await meantBy(['red sorrel'])).toEqual(['Zobo leaf']);
    answered(await admin.call(changeCatalogueItem, zobo));
  });

  test('a name that an item gave up is free for another', async () => {
    const charcoal = await named('Charcoal');
    answered(await admin.call(changeCatalogueItem, { ...asWritten(charcoal), aliases: [] }));
    expect(await meantBy(['gawayi'])).not.toEqual(['Charcoal']);
    const added = await admin.call(addCatalogueItem, {
      ...nameless('household'),
      name: 'Gawayi',
    });
    expect(added.ok).toBe(true);
  });

  test('an item that is not there cannot be changed', async () => {
    const item = { ...asWritten(await named('Yam')), itemId: crypto.randomUUID() };
    expect(await admin.try(changeCatalogueItem, item)).toMatchObject({ reason: 'not-found' });
  });
});

describe('the weights of the catalogue', () => {
  test('are laid for every item: for its usual measure, and only as they can be written', async () => {
    const items = answered(await admin.call(listCatalogue, {}));
    const unweighed = items.filter(
      ({ defaultMeasure, weights, aliases }) =>
        aliases.length > 1 &&
        !weightMeasures.includes(defaultMeasure) &&
        !weights?.some(({ measure }) => measure === defaultMeasure),
    );
    expect(unweighed.map(({ name }) => name)).toEqual([]);
    const heavy = items.flatMap(({ weights = [] }) => weights.map(({ grams }) => grams));
    expect(Math.max(...heavy)).toBeLessThanOrEqual(100_000);
    expect((await named('Rice')).weights).toContainEqual({ measure: 'bag', grams: 50_000 });
    expect((await named('Palm oil')).weights).toContainEqual({ measure: 'litre', grams: 920 });
  });

  test('are changed by an admin, with an entry in the audit, and left alone by a page that knows none', async () => {
    const yam = asWritten(await named('Cassava'));
    const weights = [{ measure: 'tuber' as const, grams: 1500 }];
    const changed = answered(await admin.call(changeCatalogueItem, { ...yam, weights }));
    expect(changed.weights).toEqual(weights);
    const { weights: _weights, ...older } = { ...yam, aliases: [...yam.aliases, 'Manioc'] };
    const { itemId: _itemId, ...seen } = { ...older, aliases: yam.aliases };
    expect(answered(await admin.call(changeCatalogueItem, { ...older, seen })).weights).toEqual(weights);
    expect((await named('Cassava')).weights).toEqual(weights);
    const [entry] = await world.db`
      select before ->> 'weights' as before, after ->> 'weights' as after from audit_entry
      where subject = ${yam.itemId} and actor_id = ${adminUser.id} order by at limit 1`;
    expect(entry).toEqual({ before: expect.stringContaining('tuber 1 kg'), after: 'tuber 1.5 kg' });
    answered(await admin.call(changeCatalogueItem, { ...yam, weights: [] }));
    expect((await named('Cassava')).weights).toEqual([]);
    answered(await admin.call(changeCatalogueItem, yam));
  });

  test('are not written over where another admin changed them meanwhile', async () => {
    const acha = asWritten(await named('Acha'));
    const { itemId: _itemId, ...seen } = acha;
    const weighed = (grams: number) => ({
      ...acha,
      weights: [{ measure: 'mudu' as const, grams }],
      seen,
    });
    const results = await Promise.all(
      [1301, 1302].map((grams) => admin.call(changeCatalogueItem, weighed(grams))),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: 'changed-meanwhile' });
    answered(await admin.call(changeCatalogueItem, acha));
  });

  test.each([
    ['a measure twice', ['paint', 'paint'], 4000],
    ['a kilo', ['kg'], 900],
    ['nothing', ['paint'], 0],
    ['half a gram', ['paint'], 0.5],
    ['more than a person could mean', ['paint'], 250_001],
  ] as const)('refuse %s', async (_what, measures, grams) => {
    const yam = asWritten(await named('Yam'));
    const weights = measures.map((measure) => ({ measure, grams }));
    expect(await admin.try(changeCatalogueItem, { ...yam, weights })).toMatchObject({ reason: 'bad-input' });
  });

  test('are read with the lines of a list: the measure that was said, else the usual one', async () => {
    const written = [
      { name: 'garri', measure: 'paint' as const },
      { name: 'yams', measure: null },
      { name: 'beef', measure: null },
      { name: 'groundnut oil', measure: 'litre' as const },
      { name: 'wedding cake', measure: 'kg' as const },
      { name: 'wedding cake', measure: null },
    ].map(({ name, measure }) => ({ key: catalogueKey(name), itemId: null, measure }));
    expect(
      (await factsOf(written)).map(knownLine).map((line) => gramsOfLine({ quantity: 2, ...line })),
    ).toEqual([8000, 6000, 2000, 1840, 2000, null]);
  });
});

describe('the meaning of a customer’s words', () => {
  test('is exact, near, or unknown', async () => {
    const names = ['ugu', 'white garri', 'tatase', 'fresh tomato', 'wedding cake', '', '🍅'];
    expect(await meantBy(names)).toEqual(['Ugu', 'Garri', 'Tatashe', 'Tomato', null, null, null]);
    expect(await meantBy(['crayfishe', 'tomatto', 'ogbonno'])).toEqual(['Crayfish', 'Tomato', 'Ogbono']);
    const typed = [
      'rodo',
      'scotch bonet',
      'pumpkin leaf',
      'okporoko',
      'egunsi',
      'pomo',
      'mackrel',
      'spagetti',
      'Ọ̀gbọ̀nọ̀',
    ];
    const items = [
      'Ata rodo',
      'Ata rodo',
      'Ugu',
      'Stockfish',
      'Egusi',
      'Ponmo',
      'Titus fish',
      'Spaghetti',
      'Ogbono',
    ];
    expect(await meantBy(typed)).toEqual(items);
  });

  test('every name of the catalogue leads to its own item', async () => {
    const items = answered(await admin.call(listCatalogue, {}));
    const wanted = items.flatMap(({ name, aliases }) =>
      [name, ...aliases].map((word) => [word, name] as const),
    );
    const meant = await meantBy(wanted.map(([word]) => word));
    expect(wanted.filter(([, name], place) => meant[place] !== name)).toEqual([]);
  });
});

/** The item behind each line of a list, as an order at any market would take it. */
async function meantBy(names: readonly string[]): Promise<(string | null)[]> {
  const written = names.map((name) => ({ key: catalogueKey(name), itemId: null, measure: null }));
  const lines = await factsOf(written);
  const items = answered(await admin.call(listCatalogue, {}));
  return lines.map(({ itemId }) => items.find(({ id }) => id === itemId)?.name ?? null);
}

async function factsOf(written: readonly AskedLine[]): Promise<LineRow[]> {
  const [row] = await world.db.rows({ lines: json(z.array(lineFacts)) })`
    select ${linesColumn(world.db, crypto.randomUUID(), written)} as lines`;
  return row?.lines ?? [];
}

function nameless(stall: Stall): Omit<SentTo<typeof addCatalogueItem>, 'name'> {
  return { aliases: [], defaultMeasure: 'piece', options: [], stall };
}

async function named(name: string): Promise<CatalogueItem> {
  const item = answered(await admin.call(listCatalogue, {})).find((one) => one.name === name);
  if (item === undefined) throw new Error(`nobody sells ${name}`);
  return item;
}
