import { randomBytes } from 'node:crypto';
import { resetPassword, signIn } from '#contract/accounts/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { showOrder, trackOrder } from '#contract/orders/endpoints.ts';
import { verifyAccessKey } from '#contract/launch/endpoints.ts';
import { answered, type Client, type Result } from '#test/client.ts';
import { newPhone, placeThrough } from '#test/factories/orders.ts';
import { inFull, seenBy, wrongPin } from '#test/factories/run.ts';
import { atTheDoor } from '../house/orders.ts';
import { newCustomer } from '../house/people.ts';
import type { House } from '../house/house.ts';
import { openNotes, wordFor, type Seen } from '../seen.ts';

type Notes = ReturnType<typeof openNotes>;

/** Passwords, the digits of a phone, links, one-time links, access keys and PINs are tried one after the other. */
export async function guess(house: House, isShort: boolean): Promise<Seen> {
  const notes = openNotes();
  const times = isShort ? 40 : 200;
  await passwords(house, notes, times);
  const phone = newPhone();
  const placed = await placeThrough(house.openDevice(), { customer: { name: 'Amaka Obi', phone } });
  const { code } = placed;
  const token = () => randomBytes(32).toString('base64url');
  const digits = (place: number) => String((Number(phone.slice(-4)) + 1 + place) % 10_000).padStart(4, '0');
  const thing = (
    endpoint: Endpoint,
    input: (place: number) => Record<string, unknown>,
    most: number,
    refusal: string,
  ) => slowsDown(notes, house.openDevice(), { endpoint, input, times, most, refusal });
  await thing(trackOrder, (place) => ({ code, digits: digits(place) }), 6, 'no-such-order');
  const other = (await placeThrough(house.openDevice())).code;
  await thing(showOrder, () => ({ code: other, token: token() }), 6, 'not-found');
  await thing(resetPassword, () => ({ token: token(), password: 'a' }), 20, 'link-spent');
  await thing(verifyAccessKey, () => ({ key: token() }), 20, 'wrong-access-key');
  await pins(house, notes);
  return notes;
}

interface Guessing {
  endpoint: Endpoint;
  input: (place: number) => Record<string, unknown>;
  times: number;
  /** Most guesses that may be checked. */
  most: number;
  refusal: string;
}

/** Some are looked at and refused, and the rest have to wait, however many come at once. */
async function slowsDown(notes: Notes, client: Client, { endpoint, input, times, most, refusal }: Guessing) {
  const results = await Promise.all(
    Array.from({ length: times }, (_, place) => client.try(endpoint, input(place))),
  );
  const words = results.map(wordFor);
  const looked = words.filter((word) => word === refusal).length;
  const waits = words.filter((word) => word === 'too-many-tries').length;
  notes.is(
    `${endpoint.name} ${times} times, looked at ${looked}`,
    [looked > 0 && looked <= most, looked + waits],
    [true, times],
  );
}

async function passwords(house: House, notes: Notes, times: number): Promise<void> {
  const { client, username, password } = await newCustomer(house);
  const guesser = house.openDevice();
  const input = (place: number) => ({ username, password: `guess ${place}` });
  await slowsDown(notes, guesser, { endpoint: signIn, input, times, most: 5, refusal: 'wrong-credentials' });
  notes.refused(
    'then the right one from there',
    await guesser.call(signIn, { username, password }),
    'too-many-tries',
  );
  const unknownAccount = (place: number) => ({ username: 'Nobody At All', password: `guess ${place}` });
  await slowsDown(notes, house.openDevice(), {
    endpoint: signIn,
    input: unknownAccount,
    times,
    most: 5,
    refusal: 'wrong-credentials',
  });
  const back: Result<unknown> = await client.call(signIn, { username, password });
  notes.is('its person where they always are', wordFor(back), 'answered');
}

async function pins(house: House, notes: Notes): Promise<void> {
  const { client } = await newCustomer(house);
  const { placed, steps } = await atTheDoor(house, { customer: client });
  const right = await inFull(client, placed);
  const words: string[] = [];
  for (let tries = 0; tries < 6; tries += 1)
    words.push(wordFor(await steps.deliver({ ...right, pin: wrongPin(right.pin) })));
  notes.is('PINs of an agent', [words.includes('answered'), words.at(-1)], [false, 'pin-locked']);
  notes.refused('then the right PIN', await steps.deliver(right), 'pin-locked');
  notes.is('the order', (await seenBy(client, placed)).status, 'on_the_way');
  answered(await client.call(showOrder, { code: placed.code, token: null }));
}
