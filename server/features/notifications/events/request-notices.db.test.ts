import { expect, test } from 'vitest';
import { showListRequest } from '#contract/orders/requests/endpoints.ts';
import { listRequestId } from '#contract/orders/requests/ids.ts';
import { lapseRequests } from '#server/features/orders/requests/end-requests.ts';
import { answered } from '#test/client.ts';
import { askAbout, giveUpOn, sendVoice, writeDown } from '#test/factories/requests/list-requests.ts';
import { newPhone } from '#test/factories/orders.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { browserOf, openNoticeWorld } from '#test/worlds/notices.ts';

const here = await openNoticeWorld();
const { world, termii } = here;

function textsTo(phone: string): string[] {
  const number = `+234${phone.slice(1)}`;
  return termii.outbox.filter(({ to }) => to === number).map(({ text }) => text);
}

/** A day passes without a move, counted from sending: a list sent at night waits from the next opening. */
async function leaveForADay(requestId: string): Promise<void> {
  await world.db`
    update list_request set changed_at = now() - interval '25 hours', waits_from = null where id = ${requestId}`;
  await lapseRequests(world.db, new Date());
}

/** The link at the end of a text message. */
function linkIn(written = '') {
  const [, id, token = ''] =
    /https:\/\/market\.test\/order#([0-9a-f-]{36})\.([\w-]{20})$/.exec(written) ?? [];
  return { requestId: listRequestId.parse(id), token };
}

test('a guest gets a text message with a link of its own when the list is asked about, and when it is ready', async () => {
  const phone = newPhone();
  const { request } = await sendVoice(world.device(), { customer: { name: 'Bola', phone } });
  await here.deliver();
  expect(textsTo(phone)).toEqual([]);
  await askAbout(world, request.id, 'How many?');
  await here.deliver();
  await world.db`
    update list_request_question set answer = 'Two', answered_at = now() where request_id = ${request.id}`;
  await writeDown(world, request.id, 'garri');
  await here.deliver();
  const texts = textsTo(phone);
  expect(texts.map((written) => written.slice(0, written.indexOf(' https')))).toEqual([
    'MarketWaka: We get question about wetin you send:',
    'MarketWaka: We don write wetin you send. Check am, then order am:',
  ]);
  const links = texts.map(linkIn);
  expect(links[0]?.token).not.toBe(links[1]?.token);
  for (const link of links)
    expect(answered(await world.device().call(showListRequest, link)).id).toBe(request.id);
});

test('an account hears of it by push, and of what it has done itself not at all', async () => {
  const { client } = await signUpCustomer(world);
  const browser = await browserOf(here, client);
  const [unreadable, silent] = [await sendVoice(client), await sendVoice(client)];
  await giveUpOn(world, unreadable.request.id);
  await here.deliver();
  await leaveForADay(silent.request.id);
  await here.deliver();
  const shown = browser.shows().map(({ data }) => [data.kind, data.link]);
  expect(shown).toEqual([
    ['list-unreadable', `/order?request=${unreadable.request.id}`],
    ['list-lapsed', `/order?request=${silent.request.id}`],
  ]);
});

test('a second list is told of to the end, also where links of orders went to the number', async () => {
  const guest = world.device();
  const phone = newPhone();
  for (let turn = 0; turn < 2; turn += 1) {
    const { request } = await sendVoice(guest, { customer: { name: 'Bola', phone } });
    await askAbout(world, request.id, 'How many?');
    await here.deliver();
    await world.db`
      update list_request_question set answer = 'Two', answered_at = now() where request_id = ${request.id}`;
    await writeDown(world, request.id, 'garri');
    await here.deliver();
  }
  expect(textsTo(phone).filter((written) => written.includes('We don write wetin you send'))).toHaveLength(2);
});

test('a number gets six messages an hour, also where others send lists in its name', async () => {
  const customer = { name: 'Bola', phone: newPhone() };
  for (let turn = 0; turn < 8; turn += 1) {
    const { request } = await sendVoice(world.device(), { customer });
    await writeDown(world, request.id, 'garri');
  }
  await here.deliver();
  expect(textsTo(customer.phone)).toHaveLength(6);
});

test('a number that nobody proved gets no message about a list that was left', async () => {
  const lapsedOf = async (isProved: boolean) => {
    const phone = newPhone();
    const { request } = await sendVoice(world.device(), { customer: { name: 'Bola', phone } });
    if (isProved)
      await world.db`
        insert into verified_phone (device_hash, phone, how)
        select sent_on, phone, 'code' from list_request where id = ${request.id}`;
    await leaveForADay(request.id);
    await here.deliver();
    return textsTo(phone).length;
  };
  expect([await lapsedOf(false), await lapsedOf(true)]).toEqual([0, 1]);
});
