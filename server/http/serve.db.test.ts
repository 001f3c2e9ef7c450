import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();

describe('a write from another site', () => {
  const body = JSON.stringify({ username: 'ada', password: 'x' });
  const post = (headers: Record<string, string>) =>
    world.device().request('/api/auth/login', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it.each([
    [{ origin: 'https://evil.example' }, 'foreign-origin'],
    [{ origin: 'null' }, 'foreign-origin'],
    [{ 'sec-fetch-site': 'cross-site' }, 'foreign-origin'],
    [{ 'sec-fetch-site': 'same-site' }, 'foreign-origin'],
    [{ origin: 'https://market.test' }, 'wrong-credentials'],
    [{ 'sec-fetch-site': 'same-origin' }, 'wrong-credentials'],
    [{}, 'wrong-credentials'],
  ])('%o is answered with %s', async (headers, reason) => {
    expect((await post(headers)).headers.get('x-refusal')).toBe(reason);
  });

  it('changes nothing even with the person’s own cookie', async () => {
    const ada = await signUpCustomer(world);
    const response = await ada.client.request('/api/auth/logout', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(response.status).toBe(403);
    expect((await ada.client.request('/api/auth/me')).status).toBe(200);
  });
});

describe('cookies', () => {
  it('are HttpOnly, Lax, and Secure where the public address is TLS', async () => {
    const ada = await signUpCustomer(world);
    const [line] = ada.client.lastSetCookies();
    expect(line).toMatch(/^__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  });
});

describe('the API describes itself', () => {
  it('in OpenAPI: every call, by its path and method', async () => {
    const response = await world.device().request('/api/openapi.json');
    const document = (await response.json()) as {
      openapi: string;
      paths: Record<string, Record<string, object>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const { path, method } of endpoints) {
      const written = path.replace(/:([a-zA-Z]+)/g, '{$1}');
      expect(document.paths[written]).toHaveProperty(method.toLowerCase());
    }
  });

  it('for people: every call with its purpose', async () => {
    const response = await world.device().request('/api/docs');
    const page = await response.text();
    for (const { purpose, path } of endpoints) {
      expect(page).toContain(path);
      expect(page).toContain(purpose);
    }
    expect(response.headers.get('content-security-policy')).toMatch(/style-src 'sha256-/);
  });
});
