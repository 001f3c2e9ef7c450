import { describe, expect, test } from 'vitest';
import { me } from '#contract/accounts/endpoints.ts';
import { pathParameters, type Audience, type Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { permissions, type Permission } from '#contract/permissions.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Client } from '../client.ts';
import {
  signInOwner,
  signUpAdmin,
  signUpAs,
  signUpCustomer,
  signUpFlagged,
  signUpRevoked,
} from '../factories/people.ts';
import { openWorld } from '../world.ts';

const world = await openWorld();

const everybody: Record<string, Client> = {
  visitor: world.device(),
  'revoked session': (await signUpRevoked(world)).client,
  customer: (await signUpCustomer(world)).client,
  agent: (await signUpAs(world, 'agent')).client,
  'admin without permissions': (await signUpAdmin(world, [])).client,
  'godmode by role': (await signInOwner(world)).client,
  'customer with the godmode flag': (await signUpFlagged(world)).client,
};

const asked = permissions.filter((permission) => endpoints.some(({ audience }) => audience === permission));
const holders = new Map<Permission, { only: Client; allOthers: Client }>();
for (const permission of asked) {
  const others = permissions.filter((other) => other !== permission);
  holders.set(permission, {
    only: (await signUpAdmin(world, [permission])).client,
    allOthers: (await signUpAdmin(world, others)).client,
  });
}

const outside = new Set(['visitor', 'revoked session']);
const godmodes = new Set(['godmode by role', 'customer with the godmode flag']);

/** Expected refusal; an admitted caller gets one for the input, which is wrong on purpose. */
function expected(audience: Audience, who: string): RefusalCode {
  if (audience === 'anyone') return 'bad-input';
  if (outside.has(who)) return 'not-signed-in';
  if (audience === 'signed-in') return 'bad-input';
  // The owner’s rights do not include a run, which is an agent’s own.
  if (audience === 'agent') return who === 'agent' ? 'bad-input' : 'not-allowed';
  if (godmodes.has(who)) return 'bad-input';
  return who === `admin with ${audience} alone` ? 'bad-input' : 'not-allowed';
}

function peopleFor(audience: Audience): [who: string, client: Client][] {
  const admins = [...holders].flatMap(([permission, { only, allOthers }]): [string, Client][] =>
    permission === audience
      ? [
          [`admin with ${permission} alone`, only],
          [`admin with everything but ${permission}`, allOthers],
        ]
      : [],
  );
  return [...Object.entries(everybody), ...admins];
}

/** An input that no endpoint takes: whoever gets past the door changes nothing. */
function wrongInput(endpoint: Endpoint): Record<string, string> {
  return {
    ...Object.fromEntries(pathParameters(endpoint.path).map((name) => [name, 'nothing'])),
    noSuchField: 'yes',
  };
}

async function doorSays(client: Client, endpoint: Endpoint): Promise<string> {
  const result = await client.try(endpoint, wrongInput(endpoint));
  return result.ok ? 'answered' : result.reason;
}

function withoutAudience(list: readonly (Pick<Endpoint, 'name'> & Partial<Endpoint>)[]): string[] {
  const known = new Set<string | undefined>(['anyone', 'signed-in', 'agent', 'godmode', ...permissions]);
  return list.filter(({ audience }) => !known.has(audience)).map(({ name }) => name);
}

describe.each(endpoints)('$method $path', (endpoint) => {
  test.each(peopleFor(endpoint.audience))('%s', async (who, client) => {
    expect(await doorSays(client, endpoint)).toBe(expected(endpoint.audience, who));
  });
});

describe('the table itself', () => {
  test('every endpoint declares who may call it', () => {
    expect(withoutAudience(endpoints)).toEqual([]);
  });

  test('one that does not is found', () => {
    const { audience: _left, ...undeclared } = me;
    expect(withoutAudience([...endpoints, undeclared])).toEqual(['me']);
  });

  test('one that nothing answers is found', async () => {
    const unanswered = { ...me, name: 'nobodyHome', path: '/api/nobody-home' } as const;
    expect(await doorSays(world.device(), unanswered)).toBe('unknown-call');
  });

  test('no two endpoints share a name or an address', () => {
    const names = endpoints.map(({ name }) => name);
    const addresses = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('permissions that a customer kept from another time open nothing', async () => {
    const stored = await signUpAdmin(world, ['settings:manage']);
    await world.db`update account set permissions = '{}', role = 'customer' where id = ${stored.user.id}`;
    const response = await stored.client.request('/api/admin/settings');
    expect(response.status).toBe(403);
  });
});
