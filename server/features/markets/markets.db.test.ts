import { describe, expect, test } from 'vitest';
import {
  addMarket,
  changeMarket,
  listAllMarkets,
  listMarkets,
  showMarket,
} from '#contract/markets/endpoints.ts';
import { answered } from '#test/client.ts';
import { readAudit } from '#test/audit.ts';
import { signUpAdmin } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { seedMarkets } from './seed.ts';

const world = await openWorld();
const admin = await signUpAdmin(world, ['markets:manage']);
const visitor = world.device();
const unsaid = () => {};
const deps = { db: world.db, publicUrl: 'https://market.test', paystack: undefined };

function market(name: string) {
  return {
    name,
    description: 'Fresh things.',
    location: 'Dape, Abuja',
    isActive: true,
    marketDays: ['friday', 'monday'] as ('friday' | 'monday')[],
    hours: { opens: '06:00', closes: '22:00' },
  };
}

async function shownNames(): Promise<string[]> {
  return answered(await visitor.call(listMarkets, {})).map(({ name }) => name);
}

describe('the first markets', () => {
  test('stand around Life Camp, by name, each with days and never a Sunday', async () => {
    const list = answered(await visitor.call(listMarkets, {}));
    expect(list.map(({ slug }) => slug)).toEqual([
      'gwarinpa-market',
      'kado-fish-market',
      'karmo-market',
      'life-camp-roadside-market',
      'utako-market',
      'wuse-market',
    ]);
    expect(list.every(({ marketDays }) => marketDays.length > 0 && !marketDays.includes('sunday'))).toBe(
      true,
    );
    expect(list.some(({ marketDays }) => marketDays.length < 6)).toBe(true);
  });

  test('do not come back after an admin has hidden or renamed them', async () => {
    const [first] = answered(await admin.client.call(listAllMarkets, {}));
    const hidden = { ...market('Gwarinpa Old Market'), marketId: first?.id ?? '', isActive: false };
    answered(await admin.client.try(changeMarket, hidden));
    await Promise.all([seedMarkets(deps, unsaid), seedMarkets(deps, unsaid)]);
    expect(await shownNames()).toHaveLength(5);
    expect(answered(await admin.client.call(listAllMarkets, {}))).toHaveLength(6);
  });
});

describe('a market', () => {
  test('has its address from its name and its days in the order of the week', async () => {
    const added = answered(await admin.client.call(addMarket, market("  Dape Farmers' Market (New)  ")));
    expect(added).toMatchObject({
      name: "Dape Farmers' Market (New)",
      slug: 'dape-farmers-market-new',
      marketDays: ['monday', 'friday'],
      imageUrl: null,
    });
    expect(answered(await visitor.call(showMarket, { slug: 'dape-farmers-market-new' }))).toEqual(added);
    expect(await shownNames()).toContain("Dape Farmers' Market (New)");
  });

  test('that is hidden cannot be found by the public, not even by its address', async () => {
    const added = answered(
      await admin.client.call(addMarket, { ...market('Secret Market'), isActive: false }),
    );
    expect(await visitor.call(showMarket, { slug: added.slug })).toMatchObject({
      status: 404,
      reason: 'not-found',
    });
    expect(await shownNames()).not.toContain('Secret Market');
  });

  test.each(['Track', 'Privacy', 'Admin', 'my orders', 'API', 'PWA', '!!!', 'Ọjà'.replace(/[a-z]/gi, '')])(
    'cannot take "%s" as its name: its page would have no address',
    async (name) => {
      const result = await admin.client.try(addMarket, market(name === '' ? '???' : name));
      expect(result).toMatchObject({ status: 409, reason: 'slug-reserved' });
    },
  );

  test('whose address a new screen needs goes on under another after the next start, and keeps that', async () => {
    const { id } = answered(await admin.client.call(addMarket, market('Privacy Place')));
    await world.db`update market set name = 'Privacy', slug = 'privacy' where id = ${id}`;
    answered(await admin.client.call(addMarket, market('Privacy Market')));
    const sentences: string[] = [];
    await seedMarkets(deps, (sentence) => sentences.push(sentence));
    await seedMarkets(deps, (sentence) => sentences.push(sentence));
    expect(sentences).toEqual([
      'The market "Privacy" is now at /privacy-market-2: /privacy is a screen of the product.',
    ]);
    const found = answered(await visitor.call(showMarket, { slug: 'privacy-market-2' }));
    expect(found).toMatchObject({ id, name: 'Privacy' });
    const seen = market('Privacy');
    const changed = { ...seen, description: 'Fresher things.', marketId: id, seen };
    expect(answered(await admin.client.call(changeMarket, changed))).toMatchObject({
      slug: 'privacy-market-2',
      description: 'Fresher things.',
    });
  });

  test('cannot take another’s address, written one way or another', async () => {
    answered(await admin.client.call(addMarket, market('Jabi Market')));
    expect(await admin.client.call(addMarket, market('JABI  market!'))).toMatchObject({
      status: 409,
      reason: 'slug-taken',
    });
    const other = answered(await admin.client.call(addMarket, market('Jabi Upstairs')));
    const renamed = await admin.client.call(changeMarket, { ...market('Jabi Market'), marketId: other.id });
    expect(renamed).toMatchObject({ reason: 'slug-taken' });
    expect(
      (await admin.client.call(changeMarket, { ...market('Jabi upstairs'), marketId: other.id })).ok,
    ).toBe(true);
  });

  test('added twenty times at once, or renamed to the same name by many, is there once', async () => {
    const added = await Promise.all(
      Array.from({ length: 20 }, () => admin.client.call(addMarket, market('Mabushi Market'))),
    );
    expect(added.filter(({ ok }) => ok)).toHaveLength(1);
    const others = await Promise.all(
      Array.from({ length: 6 }, async (_nothing, index) =>
        answered(await admin.client.call(addMarket, market(`Stall ${index}`))),
      ),
    );
    const renamed = await Promise.all(
      others.map(({ id }) => admin.client.call(changeMarket, { ...market('One Stall'), marketId: id })),
    );
    expect(renamed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(renamed.filter((one) => !one.ok && one.reason === 'slug-taken')).toHaveLength(5);
  });

  test('may keep a name that begins with a sign', async () => {
    const added = answered(await admin.client.call(addMarket, market('# Best Market')));
    expect(answered(await visitor.call(showMarket, { slug: added.slug })).name).toBe('# Best Market');
  });

  test('opens on some day, never on a Sunday, and on none twice', async () => {
    for (const marketDays of [[], ['sunday'], ['monday', 'monday'], ['someday']]) {
      const result = await admin.client.try(addMarket, { ...market('Odd Days'), marketDays });
      expect(result).toMatchObject({ status: 400, reason: 'bad-input' });
    }
  });

  test('that is not there cannot be changed', async () => {
    const marketId = '00000000-0000-4000-8000-000000000000';
    const result = await admin.client.try(changeMarket, { ...market('Nowhere'), marketId });
    expect(result).toMatchObject({ status: 404, reason: 'not-found' });
  });

  test('is not written over by somebody who opened it before another changed it', async () => {
    const seen = market('Two Hands Market');
    const { id: marketId, hours } = answered(await admin.client.call(addMarket, seen));
    const asSeen = { ...seen, hours };
    answered(await admin.client.call(changeMarket, { ...asSeen, marketId, isActive: false, seen: asSeen }));
    const colleague = (await signUpAdmin(world, ['markets:manage'])).client;
    const late = { ...asSeen, marketId, description: 'Fresh fish', seen: asSeen };
    expect(await colleague.call(changeMarket, late)).toMatchObject({ reason: 'changed-meanwhile' });
    answered(
      await colleague.call(changeMarket, { ...late, isActive: false, seen: { ...asSeen, isActive: false } }),
    );
  });

  test('leaves in the audit what it was and what it became', async () => {
    const added = answered(await admin.client.call(addMarket, market('Audit Market')));
    answered(
      await admin.client.call(changeMarket, {
        ...market('Audit Market'),
        isActive: false,
        marketId: added.id,
      }),
    );
    const [first, second] = await readAudit(world, 'markets', added.id);
    expect(first).toMatchObject({ action: 'addMarket', before: null, actorId: admin.user.id });
    expect(second).toMatchObject({
      action: 'changeMarket',
      before: { isActive: true },
      after: { isActive: false, slug: 'audit-market' },
    });
  });
});

test('an address with odd signs is just not found', async () => {
  for (const slug of ['%', "x' or '1'='1", '../admin', 'ọjà', 'a'.repeat(120)]) {
    expect(await visitor.call(showMarket, { slug })).toMatchObject({ reason: 'not-found' });
  }
  expect(await visitor.try(showMarket, { slug: 'a\0b' })).toMatchObject({ ok: false, status: 400 });
});
