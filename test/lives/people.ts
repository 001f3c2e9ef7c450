import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { gwarinpa } from '#test/factories/middles.ts';
import { issueFloat } from '#contract/payments/agents/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import { agentOnline } from '#test/factories/agents.ts';
import { signUpAdmin, signUpCustomer, type SomeoneSignedIn } from '#test/factories/people.ts';
import type { PaystackWorld } from '#test/worlds/paystack.ts';
import type { Chance } from './chance.ts';

/** People who live orders together: an agent, the customers who order from them, and an admin. */
export interface Street {
  house: PaystackWorld;
  chance: Chance;
  office: SomeoneSignedIn;
  agent: SomeoneSignedIn;
  accounts: readonly SomeoneSignedIn[];
  /** Cash in the agent’s pocket. */
  pocketKobo: number;
}

const refillKobo = 20_000_000;

export async function signUpFinanceAdmin({ world }: PaystackWorld): Promise<SomeoneSignedIn> {
  return signUpAdmin(world, [
    'orders:view',
    'orders:manage',
    'money:view',
    'money:manage',
    'money:refund',
    'claims:decide',
  ]);
}

export async function openStreet(
  house: PaystackWorld,
  chance: Chance,
  office: SomeoneSignedIn,
): Promise<Street> {
  const agent = restless(await agentOnline(house.world, { at: gwarinpa }), chance);
  const accounts = [1, 2, 3].map(async () => restless(await signUpCustomer(house.world), chance));
  const street = {
    house,
    chance,
    office: restless(office, chance),
    agent,
    accounts: await Promise.all(accounts),
  };
  return { ...street, pocketKobo: 0 };
}

/** The office gives the agent more where the pocket grows thin. */
export async function refill(street: Street): Promise<void> {
  if (street.pocketKobo > refillKobo / 4) return;
  const slip = { clientRequestId: randomUUID(), agentId: street.agent.user.id, kobo: refillKobo, note: '' };
  answered(await street.office.client.call(issueFloat, slip));
  street.pocketKobo += refillKobo;
}

/** A person whose phone now and then sends a repeatable call twice at once. */
function restless(someone: SomeoneSignedIn, chance: Chance): SomeoneSignedIn {
  return { ...someone, client: impatient(someone.client, chance) };
}

export function impatient(client: Client, chance: Chance): Client {
  return {
    ...client,
    call: async (endpoint, input) => {
      const repeats = mayRepeat(endpoint, input) && chance.happens(8);
      const [first, second] = await Promise.all([
        client.call(endpoint, input),
        repeats ? client.call(endpoint, input) : undefined,
      ]);
      if (second !== undefined) expect(second.ok, `${endpoint.name} sent twice`).toBe(first.ok);
      return first;
    },
  };
}

function mayRepeat({ method }: Endpoint, input: unknown): boolean {
  return method !== 'GET' && typeof input === 'object' && input !== null && 'clientRequestId' in input;
}
