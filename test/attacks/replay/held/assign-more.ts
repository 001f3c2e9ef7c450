import { me } from '#contract/accounts/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { agentWithMoney } from '#test/browser/set-up/working-agent.ts';
import { answered, type Client } from '#test/client.ts';
import { shapeOf } from '#test/fuzz/requests/shape.ts';
import { inputWith } from '../house/inputs.ts';
import { creditOf } from '../house/money.ts';
import { newCustomer, newOwner } from '../house/people.ts';
import type { House } from '../house/house.ts';
import { openNotes, wordFor, type Seen } from '../seen.ts';

/** Fields that an attacker adds to take a role or a right. */
const more: Record<string, unknown> = {
  role: 'godmode',
  isGodMode: true,
  permissions: ['users:manage', 'money:manage'],
  creditKobo: 1_000_000,
  kobo: 1_000_000,
  status: 'delivered',
  isVerified: true,
  accountId: '00000000-0000-4000-8000-000000000000',
  billKobo: 0,
};

/** A field that nobody asked for goes with each write, which is right apart from it. */
export async function assignMore(house: House): Promise<Seen> {
  const notes = openNotes();
  const { client: customer } = await newCustomer(house);
  const { client: agent } = await agentWithMoney(house);
  const { client: owner } = await newOwner(house);
  const writes = endpoints.filter(({ method, takes }) => method !== 'GET' && takes === undefined);
  const taken: string[] = [];
  let sent = 0;
  for (const endpoint of writes) {
    const right = inputWith(endpoint, new Map());
    const own = new Set(Object.keys(shapeOf(endpoint).properties ?? {}));
    for (const [name, value] of Object.entries(more)) {
      if (own.has(name) || isAlternative(endpoint, name)) continue;
      sent += 1;
      const outcome = wordFor(
        await sends({ house, customer, agent, owner }, endpoint).try(endpoint, { ...right, [name]: value }),
      );
      if (outcome !== 'bad-input') taken.push(`${endpoint.name} with ${name}: ${outcome}`);
    }
  }
  notes.none('writes with a field too many that were taken', sent, taken);
  const now = answered(await customer.call(me, {}));
  notes.is('the customer', [now.role, now.isGodMode, now.permissions], ['customer', false, []]);
  notes.is('credit', await creditOf(customer), 0);
  return notes;
}

/** A caller whom the audience admits, each time from another address. */
function sends(
  { house, customer, agent, owner }: Record<'customer' | 'agent' | 'owner', Client> & { house: House },
  { audience }: Endpoint,
): Client {
  // The limit on password tries would answer before the field is checked.
  if (audience === 'anyone') return house.openDevice();
  if (audience === 'signed-in') return house.again(customer);
  return house.again(audience === 'agent' ? agent : owner);
}

function isAlternative(endpoint: Endpoint, name: string): boolean {
  return (shapeOf(endpoint).anyOf ?? []).some(({ properties = {} }) => Object.hasOwn(properties, name));
}
