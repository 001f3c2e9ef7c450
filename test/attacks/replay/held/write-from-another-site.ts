import { changeProfile, deleteAccount, me, signOut } from '#contract/accounts/endpoints.ts';
import { addressOf, pathParameters, type Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import type { Client } from '#test/client.ts';
import { newCustomer, newOwner } from '../house/people.ts';
import type { House } from '../house/house.ts';
import { openNotes, type Seen } from '../seen.ts';

const json = { 'content-type': 'application/json' };
const ways: Record<string, string>[] = [
  { ...json, origin: 'https://evil.example' },
  { ...json, origin: 'null' },
  { ...json, origin: 'http://localhost:1' },
  { ...json, 'sec-fetch-site': 'cross-site' },
  { ...json, 'sec-fetch-site': 'same-site' },
];
/** Content types that a form sends without a preflight. */
const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

/** A page of another site sends every write there is with the cookies of whoever looks at it. */
export async function writeFromAnotherSite(house: House, isShort: boolean): Promise<Seen> {
  const notes = openNotes();
  const { client, user, password } = await newCustomer(house);
  const writes = endpoints.filter(({ method }) => method !== 'GET');
  const { client: owner } = await newOwner(house);
  const victims = [owner, ...(isShort ? [] : [client])].map((one) => house.again(one));
  const taken: string[] = [];
  for (const endpoint of writes) {
    for (const headers of ways) {
      const outcome = await send(victims, endpoint, headers);
      if (outcome !== 'foreign-origin') taken.push(`${endpoint.name} ${outcome}`);
    }
    if (endpoint.takes !== undefined) continue;
    for (const type of forms) {
      const outcome = await send(victims, endpoint, { 'content-type': type });
      if (outcome !== 'not-json') taken.push(`${endpoint.name} as ${type} ${outcome}`);
    }
  }
  notes.none('writes of another site that were taken', writes.length, taken);
  const evil = { ...json, origin: 'https://evil.example' };
  const bodies: [Endpoint, Record<string, unknown>][] = [
    [changeProfile, { name: 'Evil', phone: null }],
    [signOut, {}],
    [deleteAccount, { password }],
  ];
  for (const [endpoint, input] of bodies) await request(client, endpoint, evil, JSON.stringify(input));
  const now = await client.call(me, {});
  notes.is('who was written about', now.ok ? [now.value.id, now.value.name] : now.reason, [user.id, null]);
  const ours = { ...json, origin: new URL(house.url).origin };
  notes.is(
    'the same from our own page',
    await request(client, changeProfile, ours, JSON.stringify(bodies[0]?.[1])),
    'answered',
  );
  return notes;
}

/** By one victim after the other, so that nobody's own limits answer. */
async function send(
  victims: readonly Client[],
  endpoint: Endpoint,
  headers: Record<string, string>,
): Promise<string> {
  const outcomes = [];
  for (const victim of victims) outcomes.push(await request(victim, endpoint, headers, '{}'));
  return [...new Set(outcomes)].join(' and ');
}

async function request(
  client: Client,
  endpoint: Endpoint,
  headers: Record<string, string>,
  body: string,
): Promise<string> {
  const ids = Object.fromEntries(pathParameters(endpoint.path).map((name) => [name, 'nothing']));
  const { address } = addressOf(endpoint, ids);
  const response = await client.request(address, { method: endpoint.method, headers, body });
  await response.body?.cancel();
  return response.ok ? 'answered' : (response.headers.get(refusalHeader) ?? String(response.status));
}
