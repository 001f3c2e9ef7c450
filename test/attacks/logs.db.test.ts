import { request } from 'node:http';
import { expect, it } from 'vitest';
import { changeProfile, signIn, signUp } from '#contract/accounts/endpoints.ts';
import { answered } from '#test/client.ts';
import { freshDatabase } from '#test/database.ts';
import { openDatabaseLine } from '#test/network/breakable-connection.ts';
import { startKillableApp } from '#test/product/killable-app.ts';

const { address } = await freshDatabase();
const database = await openDatabaseLine(address);
const forged = '{"level":30,"msg":"the owner signed in"}';

/** The bare bytes, past every client that would tidy them up. */
function ask(url: string, path: string, headers: Record<string, string>): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

it('a log has one line for what happened, whatever anybody writes into names, addresses and headers', async () => {
  const app = await startKillableApp(database.url, 'trace');
  const odd = `\u001b[2Jx\u2028${forged}`;
  await app.phone.try(signUp, { username: `ada\n${forged}`, password: 'x' });
  answered(await app.phone.call(signUp, { username: 'Halima of the logs', password: `x\r\n${forged}` }));
  await app.phone.try(changeProfile, { name: odd, phone: null });
  await app.phone.try(signIn, { username: odd, password: odd });
  for (const path of [
    `/%0d%0a${encodeURIComponent(forged)}`,
    '/api/markets/%0a%1b%5b2J',
    '/%E0%A4%A%0a',
    '/media/%00',
  ]) {
    await ask(app.url, path, {
      'user-agent': `x\t${forged}`,
      'x-request-id': forged,
      'x-forwarded-for': '1.2.3.4',
    });
  }
  await ask(app.url, '/healthz', { 'user-agent': `the last ${forged}` });
  await expect.poll(() => app.said()).toContain('"route":"/healthz"');
  const lines = app
    .said()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('listens '));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    const entry: unknown = JSON.parse(line);
    expect(entry).toHaveProperty('level');
    expect(line).not.toContain('the owner signed in');
    // oxlint-disable-next-line no-control-regex -- what would move the cursor of whoever reads it
    expect(line).not.toMatch(/[\u0000-\u001f\u2028]/);
  }
}, 30_000);
