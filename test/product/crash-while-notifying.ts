import { expect } from 'vitest';
import { signIn, signUp } from '#contract/accounts/endpoints.ts';
import { changeHouseQuietHours } from '#contract/notifications/admin/endpoints.ts';
import { text } from '#server/db/sql/codecs.ts';
import { answered } from '../client.ts';
import { freshDatabase } from '../database.ts';
import { placeThrough } from '../factories/orders.ts';
import { trustOnAccount } from '../factories/phones.ts';
import { type DatabaseLine, openDatabaseLine } from '../network/breakable-connection.ts';
import { openFcm } from '../stand-ins/fcm/stand-in.ts';
import { openPushService } from '../stand-ins/push-service/stand-in.ts';
import { openTermii } from '../stand-ins/termii/stand-in.ts';
import { whenDone } from '../when-done.ts';
import { browserOf, environmentOf } from '../worlds/notices.ts';
import { type KillableApp, startKillableApp } from './killable-app.ts';

const patience = { timeout: 60_000 };

/** Rows and notices after everything was sent once. */
export const notifiedOnce = { written: ['order-confirmed'], shown: ['order-confirmed'] };

/** The product in processes that are killed while they tell a customer of their order. */
export async function openKilledNotices() {
  const { db, address } = await freshDatabase();
  const beside = { fcm: await openFcm(), pushService: await openPushService(), termii: await openTermii() };
  whenDone(() => Promise.all([beside.fcm.close(), beside.pushService.close(), beside.termii.close()]));

  async function start(): Promise<{ app: KillableApp; line: DatabaseLine }> {
    const line = await openDatabaseLine(address);
    const app = await startKillableApp(line.url, 'silent', environmentOf(beside));
    answered(await app.phone.call(signIn, { username: 'oga', password: 'oga-of-the-market' }));
    answered(await app.phone.call(changeHouseQuietHours, { from: '00:00', until: '00:00' }));
    return { app, line };
  }

  let people = 0;

  /** A new customer with a phone that gets notices. */
  async function customerOn({ phone }: KillableApp) {
    people += 1;
    const user = answered(
      await phone.call(signUp, { username: `Ada ${people}`, password: 'garri and sugar' }),
    );
    return { browser: await browserOf(beside, phone), number: await trustOnAccount({ db }, user.id) };
  }

  const noticesAbout = (code: string) =>
    db.rows({ kind: text })`select kind from notice where facts ->> 'code' = ${code} order by id`;

  async function notifiedThoughKilledAt(words: string) {
    const first = await start();
    const { browser, number } = await customerOn(first.app);
    first.line.withholdAnswerTo(words);
    const { code } = await placeThrough(first.app.phone, { customer: { name: 'Ada', phone: number } });
    await expect.poll(() => first.line.isWithholding(), patience).toBe(true);
    await first.app.kill();
    const second = await start();
    // A test does not wait for a lease to run out.
    await db`update notice_delivery set leased_until = now() where leased_until is not null`;
    const sent = () => db`
      select from notice_delivery delivery join notice on notice.id = notice_id
      where facts ->> 'code' = ${code} and state = 'sent'`;
    await expect.poll(sent, patience).toHaveLength(1);
    await second.app.kill();
    const written = (await noticesAbout(code)).map(({ kind }) => kind);
    // It may have been sent twice; of one tag the phone shows one.
    return { written, shown: browser.shows().map(({ data }) => data.kind) };
  }

  return { notifiedThoughKilledAt };
}
