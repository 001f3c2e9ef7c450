import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readAdvisories } from './advisories.ts';

let registry: Server | undefined;

afterEach(() => {
  vi.unstubAllEnvs();
  registry?.close();
});

/** A registry that answers npm's question for advisories so, and every other with what a package that is asked for needs. */
async function openRegistry(status: number, body: string): Promise<void> {
  registry = createServer((request, response) => {
    request.resume();
    const isAudit = request.url?.endsWith('/security/advisories/bulk') === true;
    response.writeHead(isAudit ? status : 404, { 'content-type': 'application/json' });
    response.end(isAudit ? body : '{}');
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  registry.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = registry.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${address.port}`);
  vi.stubEnv('npm_config_fetch_retries', '0');
}

const hole = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-test',
  title: 'A hole',
  severity: 'high',
  vulnerable_versions: '*',
};

it('the audit names the packages with known advisories', { timeout: 30_000 }, async () => {
  await openRegistry(200, JSON.stringify({ fastify: [hole] }));
  const advisories = await readAdvisories();
  expect(advisories).toMatchObject({ isRead: true, holes: { fastify: { severity: 'high' } } });
});

it('the audit says that there is no advisory where the registry says so', { timeout: 30_000 }, async () => {
  await openRegistry(200, '{}');
  expect(await readAdvisories()).toMatchObject({ isRead: true, holes: {}, counts: { critical: 0, high: 0 } });
});

it.each([
  ['will not be asked', 405, ''],
  ['is broken', 500, 'oops'],
])(
  'the audit gives no verdict, and says why, where the registry %s',
  { timeout: 30_000 },
  async (_how, status, body) => {
    await openRegistry(status, body);
    expect(await readAdvisories()).toEqual({ isRead: false, why: expect.stringContaining(String(status)) });
  },
);

it('the audit gives no verdict, and says why, without network or npm', { timeout: 30_000 }, async () => {
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9');
  vi.stubEnv('npm_config_fetch_retries', '0');
  expect(await readAdvisories()).toEqual({ isRead: false, why: expect.stringContaining('ECONNREFUSED') });
  vi.stubEnv('PATH', '/nowhere');
  expect(await readAdvisories()).toEqual({ isRead: false, why: expect.stringContaining('ENOENT') });
});

it.each(['', 'npm has nothing to say', '{}'])(
  'the audit gives no verdict where npm says "%s"',
  async (output) => {
    const folder = mkdtempSync(join(tmpdir(), 'mw-npm-'));
    writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho '${output}'\n`, { mode: 0o755 });
    vi.stubEnv('PATH', folder);
    expect(await readAdvisories()).toEqual({ isRead: false, why: 'npm audit gave no answer' });
    rmSync(folder, { recursive: true });
  },
);
