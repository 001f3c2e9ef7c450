import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { SentTo } from '#contract/endpoint.ts';
import { addCatalogueItem, changeCatalogueItem, listCatalogue } from '#contract/lists/catalogue/endpoints.ts';
import { catalogueKey } from '#contract/lists/catalogue/key.ts';
import type { CatalogueItem, Stall } from '#contract/lists/catalogue/schema.ts';
import { json } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { signUpAdmin } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { lineFacts, linesColumn } from '../matching/store-matches.ts';
import { seedCatalogue } from '../seed.ts';

const world = await openWorld();
const { client: admin, user: adminUser } = await signUpAdmin(world, ['markets:manage']);

function asWritten({ id, ...item }: CatalogueItem) {
  return { itemId: id, ...item };
}

describe('the catalogue', () => {
  test('is laid once, however often the house starts', async () => {
    const before = answered(await admin.call(listCatalogue, {})).length;
    expect(before).toBeGreaterThan(120);
    await seedCatalogue(world);
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
    const heard = await Promise.all(
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
    expect(heard.filter(({ ok }) => ok)).toHaveLength(1);
    expect(heard.filter((one) => !one.ok && one.reason === 'item-name-taken')).toHaveLength(9);
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
  const [row] = await world.db.rows({ lines: json(z.array(lineFacts)) })`
    select ${linesColumn(world.db, crypto.randomUUID(), written)} as lines`;
  const items = answered(await admin.call(listCatalogue, {}));
  return (row?.lines ?? []).map(({ itemId }) => items.find(({ id }) => id === itemId)?.name ?? null);
}

function nameless(stall: Stall): Omit<SentTo<typeof addCatalogueItem>, 'name'> {
  return { aliases: [], defaultMeasure: 'piece', options: [], stall };
}

async function named(name: string): Promise<CatalogueItem> {
  const item = answered(await admin.call(listCatalogue, {})).find((one) => one.name === name);
  if (item === undefined) throw new Error(`nobody sells ${name}`);
  return item;
}
