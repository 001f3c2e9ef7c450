import { beforeAll, describe, expect, test } from 'vitest';
import { recordVisit, summariseVisits } from '#contract/analytics/endpoints.ts';
import type { Visit } from '#contract/analytics/schema.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
import { lagosClock } from '#contract/time.ts';
import { number } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { signInOwner } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { tidyVisits } from './tidy-visits.ts';

const world = await openWorld();
const { client: owner } = await signInOwner(world);
const phone = world.device();

async function open(path: string, vitals: Visit['vitals'] = []): Promise<void> {
  const told = await phone.call(recordVisit, { path, displayMode: 'browser', vitals });
  expect(answered(told)).toEqual({ done: true });
}

async function summary() {
  const told = answered(await owner.call(summariseVisits, {}));
  if (!told.collecting) throw new Error('nothing is collected');
  return told;
}

test('a visit is recorded only after the owner switched that on', async () => {
  await open('/');
  expect(answered(await owner.call(summariseVisits, {}))).toEqual({ collecting: false });
  expect(await world.db`select from visit`).toHaveLength(0);
});

describe('visits, once switched on', () => {
  beforeAll(async () => {
    answered(await owner.call(changeSetting, { key: 'collect_visits', value: 'on' }));
  });

  test('the summary has 28 days in Lagos, today last, days without visits included', async () => {
    await open('/');
    const { days } = await summary();
    expect(days).toHaveLength(28);
    expect(days.at(-1)).toEqual({ day: lagosClock(new Date()).date, visits: 1 });
    expect(days.slice(0, 27).every(({ visits }) => visits === 0)).toBe(true);
    expect(new Set(days.map(({ day }) => day)).size).toBe(28);
  });

  test('a visit half an hour before midnight in Lagos belongs to that day', async () => {
    const yesterday = lagosClock(new Date(Date.now() - 24 * 60 * 60 * 1000)).date;
    await world.db`insert into visit (at, path, display_mode)
      values (${`${yesterday}T22:30:00Z`}, '/late', 'installed'), (${`${yesterday}T23:30:00Z`}, '/early', 'installed')`;
    const { days } = await summary();
    expect(days.at(-2)).toEqual({ day: yesterday, visits: 1 });
  });

  test('the twenty busiest pages are counted, the busiest first', async () => {
    for (let page = 0; page < 25; page += 1) await open(`/page-${page}`);
    for (let times = 0; times < 3; times += 1) await open('/markets');
    const { pages } = await summary();
    expect(pages).toHaveLength(20);
    expect(pages[0]).toEqual({ path: '/markets', visits: 3 });
  });

  test('web vitals are shown as the value that three of four visits stayed under', async () => {
    for (const value of [1000, 2000, 3000, 4000]) {
      await open('/', [
        { name: 'LCP', value },
        { name: 'CLS', value: value / 100_000 },
      ]);
    }
    const { vitals } = await summary();
    expect(vitals).toEqual([
      { name: 'CLS', p75: expect.closeTo(0.0325), samples: 4 },
      { name: 'LCP', p75: 3250, samples: 4 },
    ]);
  });

  test('an order’s code in an address is not stored, nor the visitor’s IP address or phone', async () => {
    await open('/track/MW-ABCD2345');
    const stored = JSON.stringify(await world.db`select * from visit`);
    expect(stored).toContain('/track/:code');
    expect(stored).not.toContain('MW-ABCD2345');
    expect(stored).not.toMatch(/10\.0\.|TECNO/);
  });

  test.each([
    { path: 'markets', displayMode: 'browser', vitals: [] },
    { path: '/markets?phone=0803', displayMode: 'browser', vitals: [] },
    { path: '/', displayMode: 'kiosk', vitals: [] },
    { path: '/', displayMode: 'browser', vitals: [{ name: 'LCP', value: -1 }] },
    { path: '/', displayMode: 'browser', vitals: [], person: 'Ada' },
  ])('a visit of %j is refused', async (input) => {
    expect(await phone.try(recordVisit, input)).toMatchObject({ status: 400, reason: 'bad-input' });
  });

  test('visits older than the summary are deleted', async () => {
    await world.timePasses(31 * 24 * 60 * 60);
    for (let times = 0; times < 5; times += 1) await open('/');
    await tidyVisits(world.db);
    const [row] = await world.db.rows({ count: number })`select count(*) from visit`;
    expect(row?.count).toBe(5);
    expect((await summary()).pages).toEqual([{ path: '/', visits: 5 }]);
  });
});
