import { beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '#contract/accounts/endpoints.ts';
import { analyseVisits, recordVisit } from '#contract/analytics/endpoints.ts';
import type { Visit } from '#contract/analytics/schema.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
import { lagosClock } from '#contract/time.ts';
import { number } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { signInOwner } from '#test/factories/people.ts';
import { openWorld, owner as theOwner } from '#test/world.ts';
import { tidyVisits } from './tidy-visits.ts';

const world = await openWorld();
const { client: owner } = await signInOwner(world);
const phone = world.device();

async function open(path: string, vitals: Visit['vitals'] = []): Promise<void> {
  const result = await phone.call(recordVisit, { path, displayMode: 'browser', vitals });
  expect(answered(result)).toEqual({ done: true });
}

async function analysis() {
  const { date } = lagosClock(new Date());
  return answered(await owner.call(analyseVisits, { from: date, to: date }));
}

test('a visit is recorded only after the owner switched that on', async () => {
  await open('/');
  expect(await analysis()).toMatchObject({ collecting: false, pages: [] });
  expect(await world.db`select from visit`).toHaveLength(0);
});

describe('visits, once switched on', () => {
  beforeAll(async () => {
    answered(await owner.call(changeSetting, { key: 'collect_visits', value: 'on' }));
  });

  test('the twenty busiest pages are counted, the busiest first', async () => {
    for (let page = 0; page < 25; page += 1) await open(`/page-${page}`);
    for (let times = 0; times < 3; times += 1) await open('/markets');
    const { pages } = await analysis();
    expect(pages).toHaveLength(20);
    expect(pages[0]).toEqual({ path: '/markets', visits: 3 });
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

  test('visits are deleted once their pages are shown no more', async () => {
    await world.timePasses(31 * 24 * 60 * 60);
    answered(await owner.call(signIn, theOwner));
    for (let times = 0; times < 5; times += 1) await open('/');
    await tidyVisits(world.db);
    const [row] = await world.db.rows({ count: number })`select count(*) from visit`;
    expect(row?.count).toBe(5);
  });
});
