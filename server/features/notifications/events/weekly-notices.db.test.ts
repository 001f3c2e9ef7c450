import { expect, test } from 'vitest';
import { changeProfile } from '#contract/accounts/endpoints.ts';
import { setWeeklyList, stopWeeklyList } from '#contract/orders/weekly/endpoints.ts';
import { firstDayOf } from '#contract/orders/weekly/rules.ts';
import { tradingDayOf } from '#contract/orders/windows/rules.ts';
import { dayAfter, lagosClock, lagosInstant, weekdayOf } from '#contract/time.ts';
import { endDrafts } from '#server/features/orders/weekly/end-drafts.ts';
import { makeDrafts } from '#server/features/orders/weekly/make-drafts.ts';
import { text } from '#server/db/sql/codecs.ts';
import { putLanguage } from '../preferences/store.ts';
import { answered } from '#test/client.ts';
import { newPhone } from '#test/factories/orders.ts';
import { makeWeekly, weeklyFor } from '#test/factories/requests/weekly-lists.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { browserOf, openNoticeWorld } from '#test/worlds/notices.ts';

const here = await openNoticeWorld();
const { world, termii } = here;

// The database’s clock says which sessions are over, so the days are those after today.
const tomorrow = dayAfter(lagosClock(new Date()).date, 1);
const weekday = tradingDayOf(weekdayOf(tomorrow)) ?? 'monday';
const day = firstDayOf(weekday, new Date());
const capital = weekday.charAt(0).toUpperCase() + weekday.slice(1);
const evening = lagosInstant(dayAfter(day, -1), '18:00');
const market = { weekday, text: 'garri 2 paint, budget 5000' } as const;

function textsTo(phone: string): string[] {
  const number = `+234${phone.slice(1)}`;
  return termii.outbox.filter(({ to }) => to === number).map(({ text: written }) => written);
}

async function draftOf(listId: string): Promise<string> {
  const [row] = await world.db.rows({
    id: text,
  })`select id from weekly_draft where saved_list_id = ${listId}`;
  return row?.id ?? '';
}

async function withPhone() {
  const someone = await signUpCustomer(world);
  const phone = newPhone();
  answered(await someone.client.call(changeProfile, { name: 'Ada', phone }));
  return { ...someone, phone };
}

test('a draft is told by push, with a link that holds no secret', async () => {
  const { client } = await signUpCustomer(world);
  const browser = await browserOf(here, client);
  const { listId } = await makeWeekly(world, client, market);
  await makeDrafts(world.db, evening);
  await here.deliver();
  const shown = browser.shows();
  expect(shown.map(({ data }) => [data.kind, data.link])).toEqual([
    ['weekly-draft', `/order?draft=${await draftOf(listId)}`],
  ]);
  expect(shown[0]?.notification.title).toBe(`Your ${capital} list don ready`);
  expect(shown[0]?.notification.body).toMatch(/^Utako Market: (about|at least) ₦[\d,]+, all fees join\./);
});

test('without a push it goes as one text message with the whole link, in the language of its reader', async () => {
  const [pidgin, english] = [await withPhone(), await withPhone()];
  await putLanguage(world.db, english.user.id, 'en');
  const lists = [
    await makeWeekly(world, pidgin.client, market),
    await makeWeekly(world, english.client, market),
  ];
  await makeDrafts(world.db, evening);
  await here.deliver();
  const [first, second] = await Promise.all(lists.map(({ listId }) => draftOf(listId)));
  expect(textsTo(pidgin.phone)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^MarketWaka: Your ${capital} list don ready: (about|at least) N[\\d,]+\\. Look am, then order: https://market\\.test/order\\?draft=${first}$`,
      ),
    ),
  ]);
  expect(textsTo(english.phone)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^MarketWaka: Your ${capital} list is ready: (about|at least) N[\\d,]+\\. Look, then order: https://market\\.test/order\\?draft=${second}$`,
      ),
    ),
  ]);
});

test('a draft that cannot be priced says why', async () => {
  const { client, phone } = await withPhone();
  await makeWeekly(world, client, { weekday, text: 'one bag of cement' });
  await makeDrafts(world.db, evening);
  await here.deliver();
  expect(textsTo(phone)).toEqual([
    expect.stringContaining(
      `Your ${capital} list: Something dey inside wey we no dey carry. Look am: https://`,
    ),
  ]);
});

test('a draft is not told any more once it was used', async () => {
  const { client, phone } = await withPhone();
  const { listId } = await makeWeekly(world, client, market);
  await makeDrafts(world.db, evening);
  await here.receive();
  await world.db`update weekly_draft set state = 'used' where saved_list_id = ${listId}`;
  await here.send();
  expect(textsTo(phone)).toEqual([]);
});

test('a list that rests is told of once, with the way to start it again; not where it was started meanwhile', async () => {
  const [silent, quick] = [await withPhone(), await withPhone()];
  const { listId } = await makeWeekly(world, silent.client, market);
  const wanted = await weeklyFor(world, quick.client, market);
  answered(await quick.client.call(setWeeklyList, wanted));
  await world.db`update weekly_list set ignored = 2`;
  await makeDrafts(world.db, evening);
  await endDrafts(world.db, lagosInstant(dayAfter(day, 1), '00:10'));
  answered(await quick.client.call(setWeeklyList, wanted));
  await here.deliver();
  await here.deliver();
  const rests = `MarketWaka: You no order from your ${capital} list for 3 weeks, so e dey rest. Start am again: https://market.test/dashboard#saved-lists`;
  expect(textsTo(silent.phone)).toEqual([rests]);
  expect(textsTo(quick.phone)).toEqual([]);
  answered(await silent.client.call(stopWeeklyList, { listId }));
});
