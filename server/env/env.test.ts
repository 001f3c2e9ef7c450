import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

it('a start without any variable works', () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: resolve('data'),
    databaseUrl: undefined,
    migrateDatabaseUrl: undefined,
    redisUrl: undefined,
    publicUrl: 'http://localhost:3000',
    owner: undefined,
    trustedProxies: [],
    mapTilesUrl: undefined,
    paystack: undefined,
    firebase: undefined,
    termii: undefined,
    webPush: { subject: undefined, allowedOrigin: undefined },
    s3: undefined,
    logLevel: 'info',
  });
});

it('a start uses the variables that it is given', () => {
  const env = readEnv({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/market',
    DATABASE_URL: 'postgres://waka:secret@db.example:5432/waka',
    MIGRATE_DATABASE_URL: 'postgres://owner:secret@db.example:5432/waka',
    REDIS_URL: 'rediss://waka:secret@redis.example:6380/2',
    PUBLIC_URL: 'https://market.example/',
    OWNER_USERNAME: 'ngozi',
    OWNER_PASSWORD: ' two spaces count ',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    PAYSTACK_SECRET_KEY: 'sk_live_hushhush',
    PAYSTACK_BASE_URL: 'https://pay.example/',
    LOG_LEVEL: 'warn',
  });
  expect(env).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataFolder: '/srv/market',
    databaseUrl: 'postgres://waka:secret@db.example:5432/waka',
    migrateDatabaseUrl: 'postgres://owner:secret@db.example:5432/waka',
    redisUrl: 'rediss://waka:secret@redis.example:6380/2',
    publicUrl: 'https://market.example',
    owner: { username: 'ngozi', password: ' two spaces count ' },
    trustedProxies: ['10.0.0.0/8', '::1'],
    mapTilesUrl: 'https://tiles.example/{z}/{x}/{y}.png',
    paystack: { secretKey: 'sk_live_hushhush', baseUrl: 'https://pay.example' },
    firebase: undefined,
    termii: undefined,
    webPush: { subject: 'https://market.example', allowedOrigin: undefined },
    s3: undefined,
    logLevel: 'warn',
  });
});

it.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['HOST', 'not a host'],
  ['DATABASE_URL', 'mysql://db'],
  ['REDIS_URL', 'cache.example:6379'],
  ['REDIS_URL', 'http://cache.example'],
  ['REDIS_URL', 'redis://cache.example/one/two'],
  ['PUBLIC_URL', 'market.example'],
  ['PUBLIC_URL', 'https://market.example/shop'],
  ['OWNER_USERNAME', 'ngozi'],
  ['OWNER_PASSWORD', 'pepper'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'proxy'],
  ['MAP_TILES_URL', 'https://tiles.example/map.png'],
  ['MAP_TILES_URL', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
  ['PAYSTACK_SECRET_KEY', 'a key with spaces'],
  ['PAYSTACK_BASE_URL', 'pay.example'],
  ['METRICS_TOKEN', 'short'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['LOG_LEVEL', 'loud'],
])('a start reports in one line that %s=%s is wrong', (name, value) => {
  const lines = linesOf(() => readEnv({ [name]: value }));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(name.startsWith('OWNER') ? /^OWNER_/ : new RegExp(`^${name}: `));
});

it('a start with the owner’s address asks for one to serve from', () => {
  const owner = 'postgres://owner:secret@db.example:5432/waka';
  expect(linesOf(() => readEnv({ MIGRATE_DATABASE_URL: owner }))).toEqual([
    'DATABASE_URL: it is missing although MIGRATE_DATABASE_URL is set; give both or none',
  ]);
});

it('a start reports all wrong variables at once, and no password', () => {
  const lines = linesOf(() =>
    readEnv({ PORT: 'x', DATABASE_URL: 'db:hush', REDIS_URL: 'hush', LOG_LEVEL: 'loud' }),
  );
  expect(lines.map((line) => line.split(':')[0])).toEqual(['PORT', 'DATABASE_URL', 'REDIS_URL', 'LOG_LEVEL']);
  expect(lines.join()).not.toContain('hush');
});

function linesOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
  return [];
}
