import { randomUUID } from 'node:crypto';
import * as accounts from '#contract/accounts/endpoints.ts';
import * as chat from '#contract/chat/endpoints.ts';
import { verifyAccessKey } from '#contract/launch/endpoints.ts';
import * as orders from '#contract/orders/endpoints.ts';
import { showHowPaid } from '#contract/payments/order-money/how-paid-endpoints.ts';
import { paths } from '#contract/paths.ts';
import { followEvents, takeStreamTicket } from '#contract/tracking/endpoints.ts';
import { answered, openClient, type Client } from '#test/client.ts';
import { byLink } from '#test/factories/chat.ts';
import { linkOf, newPhone } from '#test/factories/orders.ts';
import { inFull } from '#test/factories/run.ts';
import { openLoggingProxy } from '#test/network/logging-proxy.ts';
import { atTheDoor, type Taken } from '../house/orders.ts';
import type { House } from '../house/house.ts';
import { openStream } from '../house/streams.ts';
import { openNotes, type Seen } from '../seen.ts';

/** Searches a proxy’s log for anything that opens an order, an account or a stream. */
export async function readTheLog(house: House): Promise<Seen> {
  const notes = openNotes();
  const proxy = await openLoggingProxy(house.url);
  const devices: Client[] = [];
  const behind: House = {
    ...house,
    url: proxy.url,
    openDevice: () => {
      const device = openClient({
        url: proxy.url,
        address: house.nextAddress(),
        userAgent: 'a phone behind a proxy',
      });
      devices.push(device);
      return device;
    },
  };
  try {
    const phone = newPhone();
    const taken = await atTheDoor(behind, { wanted: { customer: { name: 'Amaka Obi', phone } } });
    const secrets = new Map([
      ['the link', taken.placed.token],
      ['the phone', phone.slice(1)],
      ...(await livesBehindProxy(behind, taken)),
    ]);
    for (const { cookies } of devices)
      for (const [name, value] of cookies) if (value.length > 20) secrets.set(name, value);
    const leaked = [...secrets].flatMap(([what, secret]) =>
      proxy.lines.filter((line) => saysIt(line, secret)).map((line) => `${what} in ${line.slice(0, 60)}`),
    );
    notes.none('lines with a secret', proxy.lines.length, leaked);
    notes.is('what was looked for is there', secrets.size > 5, true);
    await asBefore(house, notes, taken);
  } finally {
    proxy.close();
  }
  return notes;
}

function saysIt(line: string, secret: string): boolean {
  return line.includes(secret) || line.includes(encodeURIComponent(secret));
}

/** Everything in which a secret is said; answers those that are not in a cookie. */
async function livesBehindProxy(
  behind: House,
  { placed, customer, steps }: Taken,
): Promise<[string, string][]> {
  const { owner } = behind;
  const link = linkOf(placed);
  for (const endpoint of [orders.showOrder, orders.previewCancel, showHowPaid])
    await customer.try(endpoint, link);
  const about = byLink(placed);
  await customer.call(chat.sendMessage, {
    clientRequestId: randomUUID(),
    about,
    text: 'I dey',
    pictures: [],
    callsOffice: false,
  });
  await customer.call(chat.showConversation, { about });
  await customer.call(chat.listMyConversations, { links: [link] });
  answered(await customer.call(takeStreamTicket, { links: [link] }));
  (await openStream(customer, `${followEvents.path}?ticket=yes`)).close();
  const exact = await inFull(customer, placed);
  answered(await steps.deliver(exact));
  const password = `jollof ${randomUUID()}`;
  const phone = behind.openDevice();
  const { id: userId } = answered(
    await phone.call(accounts.signUp, { username: `Ada ${randomUUID()}`, password }),
  );
  answered(await phone.call(orders.joinOrder, link));
  const { url } = answered(await owner.call(accounts.issueResetLink, { userId }));
  const { pathname, search, hash } = new URL(url);
  const token = hash.split('=')[1] ?? '';
  await phone.request(pathname + search);
  const newPassword = `egusi ${randomUUID()}`;
  answered(await behind.openDevice().call(accounts.resetPassword, { token, password: newPassword }));
  const key = `key-${randomUUID()}`;
  await phone.try(verifyAccessKey, { key });
  // A browser keeps what stands behind the # to itself.
  await customer.request(paths.orderLink(placed.code, placed.token).split('#')[0] ?? '/');
  return [
    ['a password', password],
    ['a new password', newPassword],
    ['a one-time link', token],
    ['an access key', key],
  ];
}

/** As the log was used once: the address of a stream named the link, and whoever read it joined the order. */
async function asBefore(house: House, notes: ReturnType<typeof openNotes>, { placed }: Taken): Promise<void> {
  const stranger = house.openDevice();
  const response = await stranger.request(`${followEvents.path}?orders=${placed.code}.${placed.token}`);
  await response.body?.cancel();
  notes.is('a stream whose address names the link', response.headers.get('x-refusal'), 'bad-input');
}
