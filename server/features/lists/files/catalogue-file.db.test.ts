import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ReplyOf } from '#contract/endpoint.ts';
import { addCatalogueItem, changeCatalogueItem, listCatalogue } from '#contract/lists/catalogue/endpoints.ts';
import { catalogueTable } from '#contract/lists/files/catalogue-file.ts';
import { importCatalogueFile, previewCatalogueFile } from '#contract/lists/files/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import { signUpAdmin } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { csvOf } from '#web/lib/format/csv.ts';

const world = await openWorld();
const { client: admin, user } = await signUpAdmin(world, ['markets:manage']);
const { client: other } = await signUpAdmin(world, ['markets:manage']);
const { client: stranger } = await signUpAdmin(world, ['orders:view']);

type Preview = ReplyOf<typeof previewCatalogueFile>;

async function preview(text: string, client: Client = admin): Promise<Preview> {
  return answered(await client.call(previewCatalogueFile, { text }));
}

function bringIn(text: string, { digest }: Pick<Preview, 'digest'>, clientRequestId = randomUUID()) {
  return { clientRequestId, text, digest };
}

async function items() {
  return answered(await admin.call(listCatalogue, {}));
}

async function named(name: string) {
  const item = (await items()).find((one) => one.name === name);
  if (item === undefined) throw new Error(`there is no ${name}`);
  return item;
}

/** Wrong lines of a file, as `line column fault`. */
async function faultsOf(text: string): Promise<string[]> {
  const { wrong } = await preview(text);
  return wrong.map(({ line, column, fault, other: by }) =>
    [line, column ?? '-', fault, ...(by === null ? [] : [by])].join(' '),
  );
}

describe('the catalogue as a file', () => {
  test('comes back in as it went out, and changes nothing', async () => {
    const all = await items();
    expect(await preview(csvOf(catalogueTable(all)))).toMatchObject({
      wrong: [],
      added: [],
      changed: [],
      unchanged: all.length,
    });
  });

  test('shows what it adds and changes, and writes it only once somebody says so', async () => {
    const yam = await named('Yam');
    const text = [
      'id;name;other names;stall;unit;weights;kinds;offered',
      `${yam.id};Big yam;"Yam; Doya";tubers;tubers;tuber 3.5 kg, heap 12 kg;;no`,
      ';Kilishi;"dried suya; KILISHI";meat;packs;pack 250 g;"hot; mild";yes',
    ].join('\r\n');
    const shown = await preview(text);
    expect(shown.wrong).toEqual([]);
    expect(shown.added).toEqual([{ line: 3, name: 'Kilishi', stall: 'meat', measure: 'pack' }]);
    expect(shown.changed[0]).toMatchObject({ line: 2, name: 'Yam' });
    expect(shown.changed[0]?.fields).toContainEqual({ column: 'name', before: 'Yam', after: 'Big yam' });
    expect(shown.changed[0]?.fields).toContainEqual({ column: 'offered', before: 'yes', after: 'no' });
    expect((await named('Yam')).isActive).toBe(true);

    const sent = bringIn(text, shown);
    const replies = await Promise.all([1, 2, 3].map(() => admin.call(importCatalogueFile, sent)));
    expect(replies.map(answered)).toEqual([1, 2, 3].map(() => ({ added: 1, changed: 1 })));
    expect(await named('Big yam')).toMatchObject({
      id: yam.id,
      aliases: ['Yam', 'Doya'],
      isActive: false,
      weights: [
        { measure: 'heap', grams: 12_000 },
        { measure: 'tuber', grams: 3500 },
      ],
    });
    expect(await named('Kilishi')).toMatchObject({
      aliases: ['dried suya'],
      options: ['hot', 'mild'],
      defaultMeasure: 'pack',
      weights: [{ measure: 'pack', grams: 250 }],
    });
    const audited = await world.db`
      select actor_id, before, after from audit_entry where action = 'importCatalogueFile'`;
    expect(audited).toMatchObject([{ actor_id: user.id, after: { added: ['Kilishi'] } }]);
    const events = await world.db`
      select topics from outbox_event where name = 'catalogue.changed' and topics @> array['markets', 'catalogue']`;
    expect(events.length).toBeGreaterThan(0);
    expect(await preview(text)).toMatchObject({ added: [], changed: [], unchanged: 2 });
  });

  test('leaves what it has no column for, and items that it does not name, as they were', async () => {
    const before = await named('Okra');
    const text = 'NAME,unit\nokra,heaps\n';
    answered(await admin.call(importCatalogueFile, bringIn(text, await preview(text))));
    expect(await named('okra')).toEqual({ ...before, name: 'okra', defaultMeasure: 'heap' });
  });

  test('lets two items change their names with each other', async () => {
    const [mango, guava] = [await named('Mango'), await named('Guava')];
    const text = `id,name,other names\n${mango.id},Guava,\n${guava.id},Mango,\n`;
    answered(await admin.call(importCatalogueFile, bringIn(text, await preview(text))));
    expect([(await named('Mango')).id, (await named('Guava')).id]).toEqual([guava.id, mango.id]);
  });

  test('names every wrong line with its column, and is brought in only once none is left', async () => {
    const text = [
      'id,name,other names,stall,unit,weights,kinds,offered',
      ',Fonio flour,,grain,mudu,,,yes',
      ',Peanut,,grains,mudu,,,yes',
      ',Ugba soup,,soup-things,bucketful,wrap heavy,,maybe',
      `${randomUUID()},Nobody,,meat,kg,,,yes`,
      ',New thing,,,,,,',
      `,${'x'.repeat(61)},,meat,kg,,,yes`,
      ',🍅,,meat,kg,,,yes',
      ',Garri,,grains,mudu,,,yes',
      ',GARRI,,grains,mudu,,,yes',
      ',Suya,,meat,portion,,,yes,more',
    ].join('\n');
    expect(await faultsOf(text)).toEqual([
      '2 stall unknown-stall',
      '3 name name-taken Groundnut',
      '4 unit unknown-unit',
      '4 weights weights-unreadable',
      '4 offered neither-yes-nor-no',
      '5 id unknown-id',
      '6 stall cell-missing',
      '6 unit cell-missing',
      '7 name name-too-long',
      '8 name name-without-letter',
      '10 name item-twice 9',
      '11 - too-many-cells',
    ]);
    const shown = await preview(text);
    const before = await items();
    expect(await admin.call(importCatalogueFile, bringIn(text, shown))).toMatchObject({
      status: 422,
      reason: 'lines-wrong',
    });
    expect(await items()).toEqual(before);
  });

  test.each([
    ['', ['1 - nothing-in-it']],
    ['name,stall\n', ['1 - nothing-in-it']],
    ['naem,stall\nYam,tubers', ['1 - unknown-column', '1 name column-missing']],
    ['name,name\nYam,Yam', ['1 name column-twice']],
    ['name\n"Yam', ['2 - quote-open']],
    [`name\n${'Yam\n'.repeat(2001)}`, ['2002 - too-many-rows']],
  ])('a file that is none is refused as a whole: %#', async (text, faults) => {
    expect(await faultsOf(text)).toEqual(faults);
  });

  test('is refused where somebody changed one of its items since the preview, or the name is gone', async () => {
    const cabbage = await named('Cabbage');
    const text = 'name,stall,unit\nCabbage,vegetables,piece\nKale,vegetables,bunch\n';
    const shown = await preview(text);
    const { id: itemId, ...facts } = cabbage;
    answered(await other.call(changeCatalogueItem, { itemId, ...facts, defaultMeasure: 'bag' }));
    expect(await admin.call(importCatalogueFile, bringIn(text, shown))).toMatchObject({
      status: 409,
      reason: 'changed-meanwhile',
    });
    const anew = await preview(text);
    answered(
      await other.call(addCatalogueItem, {
        name: 'Kale',
        aliases: [],
        options: [],
        stall: 'vegetables',
        defaultMeasure: 'bunch',
      }),
    );
    expect(await admin.call(importCatalogueFile, bringIn(text, anew))).toMatchObject({
      reason: 'changed-meanwhile',
    });
    expect((await named('Cabbage')).defaultMeasure).toBe('bag');
  });

  test('two who bring in the same new item at once: the second is told that it changed', async () => {
    const text = 'name,stall,unit\nPestle,household,piece\n';
    const shown = await preview(text);
    const replies = await Promise.all(
      [admin, other].map((client) => client.call(importCatalogueFile, bringIn(text, shown))),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(replies.filter((one) => !one.ok && one.reason === 'changed-meanwhile')).toHaveLength(1);
  });

  test('is for nobody without the right to manage markets', async () => {
    for (const client of [stranger, world.device()]) {
      const seen = await client.call(previewCatalogueFile, { text: 'name\nYam' });
      const written = await client.call(
        importCatalogueFile,
        bringIn('name\nYam', { digest: '0'.repeat(64) }),
      );
      expect([seen.ok, written.ok]).toEqual([false, false]);
    }
  });
});
