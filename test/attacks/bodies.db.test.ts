import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { changeProfile, me, signUp } from '#contract/accounts/endpoints.ts';
import { addressOf, pathParameters, type Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { answered } from '#test/client.ts';
import { signInOwner, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const owner = await signInOwner(world);
const json = { 'content-type': 'application/json' };

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  additionalProperties?: unknown;
  propertyNames?: unknown;
  items?: Shape | Shape[];
  prefixItems?: Shape[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
}

function shapeOf({ input }: Pick<Endpoint, 'input'>): Shape {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;
}

/** Places in a body of this shape where an unknown field could hide. */
function openPlaces(shape: Shape, at = ''): string[] {
  const inside = [
    ...Object.entries(shape.properties ?? {}).map(([name, one]): [string, Shape] => [`${at}.${name}`, one]),
    ...[shape.items ?? [], shape.prefixItems ?? []].flat().map((one): [string, Shape] => [`${at}[]`, one]),
    ...[shape.anyOf, shape.oneOf, shape.allOf].flatMap((some) =>
      (some ?? []).map((one): [string, Shape] => [at, one]),
    ),
  ];
  const isOpen =
    shape.type === 'object' && shape.additionalProperties !== false && shape.propertyNames === undefined;
  return [...(isOpen ? [at] : []), ...inside.flatMap(([where, one]) => openPlaces(one, where))];
}

const writes = endpoints.filter(({ method, takes }) => method !== 'GET' && takes === undefined);

describe('a write takes what it asks for', () => {
  it.each(writes.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s, and no field besides',
    (_name, endpoint) => {
      expect(openPlaces(shapeOf(endpoint))).toEqual([]);
    },
  );

  it('a shape that takes anything is found', () => {
    const input = z.strictObject({ a: z.array(z.object({ b: z.string() })) });
    expect(openPlaces(shapeOf({ input }))).toEqual(['.a[]']);
  });

  it('nobody makes themselves more than they are', async () => {
    const more = [
      { role: 'admin' },
      { role: 'godmode' },
      { isGodMode: true },
      { permissions: ['users:manage'] },
      { creditKobo: 1_000_000 },
      { id: owner.user.id },
    ];
    const ada = await signUpCustomer(world);
    for (const [number, besides] of more.entries()) {
      const asks = { username: `Somebody more ${number}`, password: 'x', ...besides };
      expect(await world.device().try(signUp, asks)).toMatchObject({ reason: 'bad-input' });
      const profile = { name: 'Ada', phone: null, ...besides };
      expect(await ada.client.try(changeProfile, profile)).toMatchObject({ reason: 'bad-input' });
    }
    expect(answered(await ada.client.call(me, {}))).toMatchObject({ role: 'customer', permissions: [] });
  });
});

/** A body that names every field of the call, each filled with this text of JSON. */
function bodyOf(endpoint: Endpoint, written: string): string {
  const named = new Set(pathParameters(endpoint.path));
  const { properties = {}, anyOf = [], oneOf = [] } = shapeOf(endpoint);
  const names = [properties, ...[...anyOf, ...oneOf].map((one) => one.properties ?? {})].flatMap((some) =>
    Object.keys(some),
  );
  const fields = [...new Set(names)].filter((name) => !named.has(name));
  return `{${fields.map((name) => `${JSON.stringify(name)}:${written}`).join(',')}}`;
}

describe('a body that is more than it looks', () => {
  const deep = '['.repeat(4000) + ']'.repeat(4000);
  const deepObject = '{"a":'.repeat(2000) + '1' + '}'.repeat(2000);
  const wide = `[${'0,'.repeat(4000)}0]`;

  it.each(writes.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s reads none of it',
    async (name, endpoint) => {
      const ids = Object.fromEntries(pathParameters(endpoint.path).map((one) => [one, 'nothing']));
      const { address } = addressOf(endpoint, ids);
      for (const written of [deep, deepObject, wide, '{"__proto__":{"role":"admin"}}', '1e999', '-0']) {
        const response = await world.device({ cookies: owner.client.cookies }).request(address, {
          method: endpoint.method,
          headers: json,
          body: bodyOf(endpoint, written),
        });
        expect(response.status, `${name}: ${await response.text()}`).toBeLessThan(500);
      }
      expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
    },
  );

  it('a packed body is never unpacked', async () => {
    const packed = gzipSync(JSON.stringify({ username: 'x', password: 'x'.repeat(50_000_000) }));
    expect(packed.length).toBeLessThan(100_000);
    const response = await world.device().request('/api/auth/login', {
      method: 'POST',
      headers: { ...json, 'content-encoding': 'gzip' },
      body: new Uint8Array(packed),
    });
    expect(response.headers.get('x-refusal')).toBe('bad-encoding');
  });

  it.each([
    [{ 'content-type': 'text/plain' }],
    [{ 'content-type': 'application/x-www-form-urlencoded' }],
    [{ 'content-type': 'multipart/form-data; boundary=x' }],
    [{ 'content-type': 'application/jsonx' }],
    [{ 'content-type': 'text/plain; application/json' }],
  ])('what a form of another site can send is no call: %o', async (headers) => {
    const ada = await signUpCustomer(world);
    const body = '{"name":"Somebody else","phone":null,"x":"="}';
    const response = await ada.client.request(changeProfile.path, {
      method: changeProfile.method,
      headers,
      body,
    });
    expect(response.headers.get('x-refusal')).toBe('not-json');
    expect(answered(await ada.client.call(me, {})).name).toBeNull();
  });

  it('a method that is only written down beside another is not used', async () => {
    const ada = await signUpCustomer(world);
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const response = await ada.client.request(`${me.path}?_method=DELETE`, {
        headers: { [name]: 'DELETE' },
      });
      expect(response.status).toBe(name === '' ? 0 : 400);
      expect((await ada.client.request(me.path, { headers: { [name]: 'DELETE' } })).status).toBe(200);
    }
  });
});
