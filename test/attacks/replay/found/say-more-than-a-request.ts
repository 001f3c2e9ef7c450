import { changeProfile, me } from '#contract/accounts/endpoints.ts';
import * as office from '#contract/chat/admin/endpoints.ts';
import { answered } from '#test/client.ts';
import { shownOn, support, talkOn } from '#test/factories/chat.ts';
import { newCustomer } from '../house/people.ts';
import type { House } from '../house/house.ts';
import { exchange, headOf, statusesIn } from '../house/raw.ts';
import { openNotes, type Seen } from '../seen.ts';

const json = 'content-type: application/json';
const afterwards = 'and more than was said\r\n\r\n';

/** Bytes follow a whole request, or a request has no clear end: what is answered must be what was done. */
export async function sayMoreThanARequest(house: House): Promise<Seen> {
  const notes = openNotes();
  const { client } = await newCustomer(house);
  const nameNow = async () => answered(await client.call(me, {})).name;
  const asks = (name: string) => JSON.stringify({ name, phone: null });
  const send = async (lines: readonly string[], body: string) =>
    statusesIn(await exchange(house.url, [headOf(changeProfile, client, json, ...lines) + body]));
  const whole = asks('Halima');
  const length = (text: string) => `content-length: ${Buffer.byteLength(text)}`;
  notes.is('a write and no HTTP after it', await send([length(whole)], whole + afterwards), [200]);
  notes.is('its name', await nameNow(), 'Halima');
  const chunked = 'transfer-encoding: chunked';
  const brokenOff = '5\r\n{"nam\r\nno length\r\n';
  notes.is('a body that breaks', await send([chunked], brokenOff), [400]);
  const other = asks('Sade');
  notes.is('two lengths', await send([length(other), 'content-length: 4'], other), [400]);
  const pieces = `${other.length.toString(16)}\r\n${other}\r\n0\r\n\r\n`;
  notes.is('a length and pieces', await send([length(pieces), chunked], pieces), [400]);
  notes.is('its name after them', await nameNow(), 'Halima');
  await reopens(house, notes);
  return notes;
}

/** As the fuzzer found it. */
async function reopens(house: House, notes: ReturnType<typeof openNotes>): Promise<void> {
  const { client } = await newCustomer(house);
  const talk = talkOn(client, support);
  answered(await talk.write('Una dey?'));
  const { id } = await shownOn(talk);
  if (id === null) throw new Error('nobody wrote anything');
  const isClosed = async () =>
    (await shownOn(talkOn(house.owner, { kind: 'conversation', id }))).office?.isClosed;
  answered(await house.owner.call(office.closeConversation, { conversationId: id }));
  const before = await isClosed();
  const path = office.reopenConversation.path.replace(':conversationId', id);
  const head = headOf({ method: 'POST', path }, house.owner, 'content-length: 0');
  notes.is(
    'a conversation reopened, and more',
    statusesIn(await exchange(house.url, [head + afterwards])),
    [200],
  );
  notes.is('closed before and after', [before, await isClosed()], [true, false]);
}
