import * as accounts from '#contract/accounts/endpoints.ts';
import { followEvents, takeStreamTicket } from '#contract/tracking/endpoints.ts';
import { answered, openClient, type Client } from '#test/client.ts';
import { linkOf, placeThrough } from '#test/factories/orders.ts';
import { newAdmin, newCustomer } from '../house/people.ts';
import type { House } from '../house/house.ts';
import { ends, openStream } from '../house/streams.ts';
import { openNotes, type Seen } from '../seen.ts';

const mostOfOne = 20;
const mostOfAddress = 2000;

/** Streams kept open after a sign-out, a lost permission or a deleted account, and hundreds of streams at once. */
export async function listenOn(house: House, isShort: boolean): Promise<Seen> {
  const notes = openNotes();
  const losses = [signsOut, isDemoted, leaves, isSignedOut];
  for (const loses of losses) {
    const { what, client, act } = await loses(house);
    const stream = await openStream(client);
    const isOpen = stream.status === 200 && !stream.isOver();
    await act();
    notes.is(`${what}: open before, over after`, [isOpen, await ends(stream)], [true, true]);
  }
  const visitor = house.openDevice();
  const asked = isShort ? 60 : 400;
  notes.is(`of ${asked} streams of a visitor`, await standing(Array<Client>(asked).fill(visitor)), mostOfOne);
  const { client } = await newCustomer(house);
  notes.is('of 30 streams of a customer', await standing(Array<Client>(30).fill(client)), mostOfOne);
  if (!isShort) {
    const streamsOpen = await standing(await guestsAt(house), `${followEvents.path}?ticket=yes`);
    notes.is('of 2,100 streams from one address', streamsOpen, mostOfAddress);
  }
  return notes;
}

async function signsOut(house: House) {
  const { client } = await newCustomer(house);
  return { what: 'signs out', client, act: () => client.call(accounts.signOut, {}).then(answered) };
}

async function isDemoted(house: House) {
  const { client, user } = await newAdmin(house, ['orders:view']);
  const role = 'customer' as const;
  const act = () => house.owner.call(accounts.changeRole, { userId: user.id, role }).then(answered);
  return { what: 'is no admin any more', client, act };
}

async function leaves(house: House) {
  const { client, password } = await newCustomer(house);
  return {
    what: 'deletes the account',
    client,
    act: () => client.call(accounts.deleteAccount, { password }).then(answered),
  };
}

async function isSignedOut(house: House) {
  const { client, user } = await newCustomer(house);
  const act = () => house.owner.call(accounts.signPersonOut, { userId: user.id }).then(answered);
  return { what: 'is signed out by the owner', client, act };
}

/** Streams open at once. */
async function standing(clients: readonly Client[], path: string = followEvents.path): Promise<number> {
  const streams = await Promise.all(clients.map((client) => openStream(client, path)));
  streams.forEach((stream) => stream.close());
  return streams.filter(({ status }) => status === 200).length;
}

/** A hundred and five guests behind one address, each with an order of their own and twenty streams. */
async function guestsAt(house: House): Promise<Client[]> {
  const address = house.nextAddress();
  const guests: Client[] = [];
  for (let number = 0; number < 105; number += 1) {
    const client = house.openDevice();
    const placed = await placeThrough(client);
    answered(await client.call(takeStreamTicket, { links: [linkOf(placed)] }));
    const { cookies } = client;
    guests.push(openClient({ url: house.url, address, userAgent: 'a phone of the town', cookies }));
  }
  return guests.flatMap((guest) => Array<Client>(mostOfOne).fill(guest));
}
