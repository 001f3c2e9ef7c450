import { randomBytes, randomUUID } from 'node:crypto';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { agentWithMoney } from '#test/browser/set-up/working-agent.ts';
import type { Client } from '#test/client.ts';
import { inputWith, speaksOf, type Input } from '../house/inputs.ts';
import { newAdmin, newCustomer } from '../house/people.ts';
import type { House } from '../house/house.ts';
import { openVictims, type Victims } from '../house/victims.ts';
import { openNotes, wordFor, type Seen } from '../seen.ts';

/** Calls that are meant for whoever knows the thing's name. */
const open: Readonly<Record<string, string>> = {
  checkPayment:
    'whoever comes back from the provider’s page knows the reference, and is told how the payment stands',
};

interface Outsider {
  who: string;
  client: Client;
  /** Refusal of the audience check; undefined where it admits them and the policy must refuse. */
  stoppedBy: (endpoint: Endpoint) => string | undefined;
}

/** Strangers, another customer, another agent and an admin of something else call everything about what is not theirs. */
export async function touchWhatIsOthers(house: House): Promise<Seen> {
  const notes = openNotes();
  const victims = await openVictims(house);
  const before = await victims.see();
  const outsiders = await gatherOutsiders(house);
  const names = new Map([...victims.things, ['about', null], ['links', null]]);
  const calledAbout = endpoints.filter(
    (one) => speaksOf(one, names) && !one.isStream && open[one.name] === undefined,
  );
  const disclosed: string[] = [];
  let calls = 0;
  for (const endpoint of calledAbout) {
    for (const outsider of outsiders) {
      calls += 1;
      const wrong = await tries(house, victims, outsider, endpoint);
      if (wrong !== undefined) disclosed.push(`${outsider.who}: ${endpoint.name} ${wrong}`);
    }
  }
  notes.none(`calls of ${outsiders.length} outsiders that told or did something`, calls, disclosed);
  notes.is('what the victims see', JSON.stringify(await victims.see()) === JSON.stringify(before), true);
  return notes;
}

async function gatherOutsiders(house: House): Promise<Outsider[]> {
  const isOpen = ({ audience }: Endpoint) => audience === 'anyone';
  const isForMembers = (endpoint: Endpoint) => isOpen(endpoint) || endpoint.audience === 'signed-in';
  const stopped = (isLetIn: (endpoint: Endpoint) => boolean, word: string) => (endpoint: Endpoint) =>
    isLetIn(endpoint) ? undefined : word;
  const { client: customer } = await newCustomer(house);
  const { client: agent } = await agentWithMoney(house);
  const { client: admin } = await newAdmin(house, ['audit:view']);
  return [
    { who: 'a stranger', client: house.openDevice(), stoppedBy: stopped(isOpen, 'not-signed-in') },
    { who: 'another customer', client: customer, stoppedBy: stopped(isForMembers, 'not-allowed') },
    {
      who: 'another agent',
      client: agent,
      stoppedBy: stopped((one) => isForMembers(one) || one.audience === 'agent', 'not-allowed'),
    },
    { who: 'an admin of the audit', client: admin, stoppedBy: stopped(isForMembers, 'not-allowed') },
  ];
}

/** Undefined where the call is refused, or answered like an unknown id; else the fault. */
async function tries(
  house: House,
  { things, anotherCode }: Victims,
  { client, stoppedBy }: Outsider,
  endpoint: Endpoint,
): Promise<string | undefined> {
  const must = stoppedBy(endpoint);
  // The question is of one order alone.
  const isGuessed =
    must === undefined && endpoint.audience !== 'agent' && !endpoint.path.includes(':questionId');
  const code = isGuessed ? await anotherCode() : things.get('code');
  const real = about(endpoint, new Map([...things, ['code', code]]));
  const outcome = wordFor(await house.again(client).try(endpoint, real));
  if (must !== undefined) return outcome === must ? undefined : `${outcome} and not ${must}`;
  const none = wordFor(await house.again(client).try(endpoint, about(endpoint, ofUnknownIds(things))));
  if (outcome !== none) return `${outcome}, and ${none} for what nobody has`;
  // A call that says "done" of what is not there says it of what is another's.
  return outcome === 'bad-input' || outcome === 'too-many-tries'
    ? `${outcome}, which proves nothing`
    : undefined;
}

/** The same things under names that nobody has. */
function ofUnknownIds(things: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const code = `MW-${[...randomBytes(8)].map((byte) => letters[byte % letters.length]).join('')}`;
  return new Map([...things].map(([name]) => [name, name === 'code' ? code : randomUUID()]));
}

/** Reference to it: without a link for the signed-in caller, or with a wrong link. */
function about(endpoint: Endpoint, things: ReadonlyMap<string, unknown>): Input {
  const code = things.get('code');
  const token = randomBytes(32).toString('base64url');
  const whole = new Map([
    ...things,
    ['about', { kind: 'order', code, token: null }],
    ['links', [{ code, token }]],
    ['digits', '0000'],
    ['clientRequestId', randomUUID()],
  ]);
  const input = inputWith(endpoint, whole);
  if (!('token' in input)) return input;
  const withoutLink = { ...input, token: null };
  return endpoint.input.safeParse(withoutLink).success ? withoutLink : { ...input, token };
}
