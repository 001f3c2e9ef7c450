import { afterAll, expect, test } from 'vitest';
import { openDatabaseLine, type DatabaseLine } from '#test/database-line.ts';
import { freshDatabase } from '#test/database.ts';
import { signUp } from '#contract/accounts/endpoints.ts';
import { changeHouseQuietHours } from '#contract/notifications/admin-endpoints.ts';
import { signIn } from '#contract/accounts/endpoints.ts';
import { answered } from '#test/client.ts';
import { placeThrough } from '#test/factories-orders.ts';
import { startKillableApp, type KillableApp } from '#test/killable-app.ts';
import { browserOf, environmentOf } from '#test/notice-world.ts';
import { openFcm } from '#test/stand-ins/fcm/stand-in.ts';
import { openPushService } from '#test/stand-ins/push-service/stand-in.ts';
import { openTermii } from '#test/stand-ins/termii/stand-in.ts';

const { db, address } = await freshDatabase();
const beside = { fcm: await openFcm(), pushService: await openPushService(), termii: await openTermii() };
const { pushService } = beside;
afterAll(() => Promise.all([beside.fcm.close(), pushService.close(), beside.termii.close()]));

const patience = { timeout: 60_000 };

async function start(): Promise<{ app: KillableApp; line: DatabaseLine }> {
  const line = await openDatabaseLine(address);
  const app = await startKillableApp(line.url, 'silent', environmentOf(beside));
  answered(await app.phone.call(signIn, { username: 'oga', password: 'oga-of-the-market' }));
  answered(await app.phone.call(changeHouseQuietHours, { from: '00:00', until: '00:00' }));
  return { app, line };
}

let people = 0;

/** Somebody new on a phone of theirs, with notices on. */
async function somebodyOn({ phone }: KillableApp) {
  people += 1;
  answered(await phone.call(signUp, { username: `Ada ${people}`, password: 'garri and sugar' }));
  return browserOf(beside, phone);
}

const noticesAbout = (code: string) =>
  db<{ kind: string }[]>`select kind from notice where facts ->> 'code' = ${code} order by id`;

test.each([
  ['as it hears of it', 'from outbox_reader'],
  ['as it writes the notice down', 'insert into notice ('],
  ['as it writes down where it goes', 'insert into notice_delivery'],
  ['as it notes how far it has heard', 'update outbox_reader'],
  ['as it takes the delivery', 'set leased_until ='],
  ['when it is sent, and nobody has heard so', 'settled_at = coalesce'],
])('killed %s: told once', { timeout: 120_000 }, async (_when, words) => {
  const first = await start();
  const browser = await somebodyOn(first.app);
  first.line.withholdAnswerTo(words);
  const { code } = await placeThrough(first.app.phone);
  await expect.poll(() => first.line.isWithholding(), patience).toBe(true);
  await first.app.kill();
  const second = await start();
  // What waits for its lease to run out need not wait in a test.
  await db`update notice_delivery set leased_until = now() where leased_until is not null`;
  const told = async () =>
    (
      await db`
      select from notice_delivery delivery join notice on notice.id = notice_id
      where facts ->> 'code' = ${code} and state = 'sent'`
    ).length;
  await expect.poll(told, patience).toBe(1);
  expect((await noticesAbout(code)).map(({ kind }) => kind)).toEqual(['order-confirmed']);
  // It may have been sent twice; of one tag the phone shows one.
  expect(browser.shows().map(({ data }) => data.kind)).toEqual(['order-confirmed']);
  await second.app.kill();
});
