import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { suspendAgent } from '#contract/agents/endpoints.ts';
import { listMyPriceRound, recordSeenPrices } from '#contract/agents/prices/endpoints.ts';
import {
  correctPrice,
  decideSample,
  listCatalogue,
  listSamplesWaiting,
  showGuide,
} from '#contract/lists/catalogue/endpoints.ts';
import { listPriceRound, recordPrices } from '#contract/lists/prices/endpoints.ts';
import { price } from '#contract/lists/prices/guide.ts';
import type { PriceRound } from '#contract/lists/prices/round.ts';
import type { Measure } from '#contract/measures/measures.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { dayAfter, lagosClock } from '#contract/time.ts';
import { recordSample } from '#server/features/lists/prices/record-sample.ts';
import { readAudit } from '#test/audit.ts';
import { answered, type Client } from '#test/client.ts';
import { signUpAgent } from '#test/factories/agents.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const ngozi = await signUpAdmin(world, ['markets:manage']);
const musa = await signUpAgent(world);
const catalogue = answered(await ngozi.client.call(listCatalogue, {}));
const markets = answered(await ngozi.client.call(listMarkets, {}));
const [utako, gwarinpa] = [marketNamed('Utako Market'), marketNamed('Gwarinpa Market')];
const today = lagosClock(new Date()).date;

function marketNamed(name: string) {
  const market = markets.find((one) => one.name === name);
  if (market === undefined) throw new Error(`there is no ${name}`);
  return market;
}

function at(name: string, measure: Measure, naira: number, market = utako) {
  const item = catalogue.find((one) => one.name === name);
  if (item === undefined) throw new Error(`nobody sells ${name}`);
  return { marketId: market.id, itemId: item.id, measure, koboPerMeasure: price.parse(naira * 100) };
}

type Seen = ReturnType<typeof at> & { otherAt?: string | null };
const round = (prices: Seen[], day = today) => ({ clientRequestId: randomUUID(), day, prices });

async function outcomes(
  client: Client,
  endpoint: typeof recordPrices | typeof recordSeenPrices,
  prices: Seen[],
) {
  const { answers } = answered(await client.call(endpoint, round(prices)));
  return answers.map(({ outcome }) => outcome);
}

function cellOf({ rows }: PriceRound, { marketId, itemId, measure }: Seen) {
  const row = rows.find((one) => one.item.id === itemId && one.measure === measure);
  return row?.cells.find((cell) => cell.marketId === marketId);
}

async function guideOf(name: string) {
  const prices = answered(await world.device().call(showGuide, { slug: utako.slug }));
  return prices.filter(({ item }) => item.name === name).map(({ guide }) => guide.koboPerMeasure);
}

/** Entries of admins; the item itself was added before them. */
async function auditOf({ itemId }: Seen) {
  return (await readAudit(world, 'lists', itemId)).filter(({ actorId }) => actorId !== null);
}

describe('the round of the office', () => {
  test('an admin writes many prices down at once; each counts, is answered and is audited by itself', async () => {
    const [garri, yam] = [at('Garri', 'mudu', 1200), at('Yam', 'tuber', 3000, gwarinpa)];
    const nobodys = { ...at('Beans', 'mudu', 2000), itemId: randomUUID() as Seen['itemId'] };
    expect(await outcomes(ngozi.client, recordPrices, [nobodys, yam, garri])).toEqual([
      'unknown',
      'accepted',
      'accepted',
    ]);
    expect(await guideOf('Garri')).toEqual([120_000]);
    const seen = answered(await ngozi.client.call(listPriceRound, {}));
    expect(cellOf(seen, garri)).toMatchObject({
      guideKobo: 120_000,
      last: { kobo: 120_000, on: today },
      own: { kobo: 120_000, state: 'accepted' },
    });
    expect(cellOf(seen, yam)?.own).toMatchObject({ kobo: 300_000 });
    expect(await auditOf(garri)).toMatchObject([
      { action: 'recordPrices', actorId: ngozi.user.id, after: { koboPerMeasure: 120_000 } },
    ]);
  });

  test('of an item that nobody bought the measures come as the city usually sells', async () => {
    const charcoal = at('Charcoal', 'bunch', 300);
    answered(await ngozi.client.call(correctPrice, charcoal));
    answered(await ngozi.client.call(correctPrice, at('Charcoal', 'paint', 900)));
    const { rows } = answered(await ngozi.client.call(listPriceRound, {}));
    const own = rows.filter(({ item }) => item.id === charcoal.itemId);
    expect(own.map(({ measure }) => measure)).toEqual(['paint', 'bag', 'bunch']);
  });

  test('the same round sent twice, or at once, is done once; another under its id is refused', async () => {
    const okra = round([at('Okra', 'paint', 2000)]);
    const replies = await Promise.all(Array.from({ length: 3 }, () => ngozi.client.call(recordPrices, okra)));
    expect(replies.every(({ ok }) => ok)).toBe(true);
    expect(await auditOf(at('Okra', 'paint', 1))).toHaveLength(1);
    const other = { ...okra, prices: [at('Okra', 'paint', 2100)] };
    expect(await ngozi.client.call(recordPrices, other)).toMatchObject({ reason: 'same-id-other-body' });
  });

  test('the most bought item comes first, and one that nobody priced is there with its usual measure', async () => {
    const more = await Promise.all([
      signUpAdmin(world, ['markets:manage']),
      signUpAdmin(world, ['markets:manage']),
    ]);
    for (const { client } of [ngozi, ...more])
      await outcomes(client, recordPrices, [at('Rice', 'mudu', 2800)]);
    const { rows } = answered(await ngozi.client.call(listPriceRound, {}));
    expect(rows[0]).toMatchObject({ item: { name: 'Rice' }, measure: 'mudu' });
    expect(rows.find(({ item }) => item.name === 'Snail')?.cells).toEqual([]);
  });

  test('a round of the day before yesterday counts for that day, and an older one or one of tomorrow does not', async () => {
    const prices = [at('Cabbage', 'head', 900)];
    expect((await ngozi.client.call(recordPrices, round(prices, dayAfter(today, -2)))).ok).toBe(true);
    for (const days of [-3, 1])
      expect(await ngozi.client.call(recordPrices, round(prices, dayAfter(today, days)))).toMatchObject({
        reason: 'day-over',
      });
    const seen = answered(await ngozi.client.call(listPriceRound, {}));
    expect(cellOf(seen, at('Cabbage', 'head', 1))).toMatchObject({
      last: { on: dayAfter(today, -2) },
      own: null,
    });
  });

  test('one place twice, more than a hundred, nothing at all and a price of nothing are no round', async () => {
    const egusi = at('Egusi', 'mudu', 4000);
    const many = Array.from({ length: 101 }, () => ({ ...egusi, itemId: randomUUID() }));
    for (const prices of [[egusi, egusi], many, [], [{ ...egusi, koboPerMeasure: 0 }]])
      expect(await ngozi.client.try(recordPrices, { ...round([]), prices })).toMatchObject({
        reason: 'bad-input',
      });
  });
});

describe('two of the office who type at once', () => {
  test('see each other’s prices, and none writes over another that it has not seen', async () => {
    const bola = await signUpAdmin(world, ['markets:manage']);
    const cassava = at('Cassava', 'tuber', 500);
    const seenBy = async (client: Client) =>
      cellOf(answered(await client.call(listPriceRound, {})), cassava)?.other ?? null;
    expect(await seenBy(bola.client)).toBeNull();
    expect(await outcomes(ngozi.client, recordPrices, [{ ...cassava, otherAt: null }])).toEqual(['accepted']);

    const mine = { ...cassava, koboPerMeasure: price.parse(60_000) };
    expect(await outcomes(bola.client, recordPrices, [{ ...mine, otherAt: null }])).toEqual(['newer']);
    expect(await guideOf('Cassava')).toEqual([50_000]);
    const newer = await seenBy(bola.client);
    expect(newer).toMatchObject({ kobo: 50_000, by: ngozi.user.username });
    expect(await outcomes(bola.client, recordPrices, [{ ...mine, otherAt: newer?.at ?? null }])).toEqual([
      'accepted',
    ]);
    expect(await guideOf('Cassava')).toEqual([55_000]);
    expect(await seenBy(ngozi.client)).toMatchObject({ kobo: 60_000, by: bola.user.username });
    // One's own price is changed without asking anybody who has been seen.
    const own = { ...cassava, koboPerMeasure: price.parse(52_000) };
    expect(
      await outcomes(ngozi.client, recordPrices, [
        { ...own, otherAt: (await seenBy(ngozi.client))?.at ?? null },
      ]),
    ).toEqual(['accepted']);
    const events = await world.db`
      select from outbox_event where name = 'price.changed' and payload ->> 'marketId' = ${utako.id}`;
    expect(events.length).toBeGreaterThan(2);
  });

  test('in the same instant: one price is written, the other is told of it', async () => {
    const admins = await Promise.all([1, 2, 3, 4].map(() => signUpAdmin(world, ['markets:manage'])));
    const found = await Promise.all(
      admins.map(({ client }, more) =>
        outcomes(client, recordPrices, [{ ...at('Lime', 'heap', 500 + more), otherAt: null }]),
      ),
    );
    expect(found.flat().toSorted()).toEqual(['accepted', 'newer', 'newer', 'newer']);
  });

  test('an agent reads nothing of who else wrote a price down', async () => {
    await outcomes(ngozi.client, recordPrices, [at('Pawpaw', 'piece', 900)]);
    const seen = answered(await musa.client.call(listMyPriceRound, { marketId: utako.id }));
    expect(cellOf(seen, at('Pawpaw', 'piece', 1))).toMatchObject({ last: { kobo: 90_000 }, other: null });
  });
});

describe('the round of an agent', () => {
  test('what an agent saw counts at once near the guide, and waits for a look far from it', async () => {
    await outcomes(ngozi.client, recordPrices, [at('Beef', 'kg', 6000), at('Salt', 'pack', 400)]);
    const beef = (naira: number) => outcomes(musa.client, recordSeenPrices, [at('Beef', 'kg', naira)]);
    expect(await beef(7000)).toEqual(['accepted']);
    expect(await guideOf('Beef')).toEqual([650_000]);
    // Another price of the same day takes the place of the first, which no longer counts.
    expect(await beef(9800)).toEqual(['waiting']);
    expect(await guideOf('Beef')).toEqual([600_000]);
    expect(await beef(2900)).toEqual(['waiting']);
    const { samples } = answered(await ngozi.client.call(listSamplesWaiting, {}));
    const waiting = samples.find(({ item }) => item.name === 'Beef');
    expect(waiting).toMatchObject({ isSeen: true, koboPerMeasure: 290_000 });
    const decision = { sampleId: waiting?.id ?? randomUUID(), decision: 'refuse' };
    expect((await ngozi.client.try(decideSample, decision)).ok).toBe(true);
    expect(await beef(2900)).toEqual(['refused']);
    const seen = answered(await musa.client.call(listMyPriceRound, { marketId: utako.id }));
    expect(cellOf(seen, at('Beef', 'kg', 1))?.own).toMatchObject({ kobo: 290_000, state: 'refused' });
    expect(seen.markets).toEqual([{ id: utako.id, name: 'Utako Market' }]);
  });

  test('where nobody knows a price, an agent is believed up to ₦2,000 and waits above it', async () => {
    const prices = [at('Waterleaf', 'bunch', 2000), at('Pineapple', 'piece', 2100)];
    expect(await outcomes(musa.client, recordSeenPrices, prices)).toEqual(['accepted', 'waiting']);
  });

  test('a price set by hand is what an agent is compared with, and no agent sets one', async () => {
    answered(await ngozi.client.call(correctPrice, at('Catfish', 'kg', 4000)));
    expect(await outcomes(musa.client, recordSeenPrices, [at('Catfish', 'kg', 5000)])).toEqual(['accepted']);
    expect(await guideOf('Catfish')).toEqual([400_000]);
    expect(await musa.client.call(correctPrice, at('Catfish', 'kg', 5000))).toMatchObject({
      reason: 'not-allowed',
    });
    expect(await musa.client.call(recordPrices, round([at('Catfish', 'kg', 5000)]))).toMatchObject({
      reason: 'not-allowed',
    });
  });

  test('what an agent paid that day stands above what the agent saw, and takes its place', async () => {
    const [egg, titus] = [at('Egg', 'crate', 5000), at('Titus fish', 'kg', 1900)];
    const paid = (seen: Seen) => ({ ...seen, agentId: musa.user.id, day: today, proof: receipt });
    const receipt = { kind: 'paid', withoutReceiptKobo: 0 } as const;
    await recordSample(world.db, paid(egg));
    expect(await outcomes(musa.client, recordSeenPrices, [at('Egg', 'crate', 6000)])).toEqual(['paid']);
    expect(await guideOf('Egg')).toEqual([500_000]);
    expect(await outcomes(musa.client, recordSeenPrices, [titus])).toEqual(['accepted']);
    await recordSample(world.db, paid(at('Titus fish', 'kg', 2500)));
    const seen = answered(await musa.client.call(listMyPriceRound, { marketId: utako.id }));
    expect(cellOf(seen, titus)?.own).toEqual({ kobo: 250_000, state: 'accepted', isPaid: true });
  });

  test('another market than theirs, an agent who is suspended, and everybody else are refused, and nothing is kept', async () => {
    const garri = at('Garri', 'mudu', 1200);
    const elsewhere = [garri, at('Garri', 'mudu', 1200, gwarinpa)];
    const before = await guideOf('Garri');
    expect(await musa.client.call(recordSeenPrices, round(elsewhere))).toMatchObject({
      reason: 'market-gone',
    });
    expect(await musa.client.call(listMyPriceRound, { marketId: gwarinpa.id })).toMatchObject({
      reason: 'market-gone',
    });
    const halima = await signUpAgent(world, { name: 'Halima Sani' });
    const { client: owner } = await signInOwner(world);
    answered(await owner.call(suspendAgent, { userId: halima.user.id, reason: 'Not seen for weeks' }));
    expect(await halima.client.call(recordSeenPrices, round([garri]))).toMatchObject({
      reason: 'not-verified',
    });
    expect(await halima.client.call(listMyPriceRound, { marketId: utako.id })).toMatchObject({
      reason: 'not-verified',
    });
    const amaka = await signUpCustomer(world);
    expect(await amaka.client.call(recordSeenPrices, round([garri]))).toMatchObject({
      reason: 'not-allowed',
    });
    const own = answered(await musa.client.call(listMyPriceRound, { marketId: utako.id }));
    expect(cellOf(own, garri)?.own ?? null).toBeNull();
    expect(await guideOf('Garri')).toEqual(before);
  });
});
