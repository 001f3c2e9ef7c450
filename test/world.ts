import { buildApp } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import type { Env } from '#server/env/env.ts';
import { features } from '#server/features.ts';
import type { Patience } from '#server/http/connections/broken-requests.ts';
import type { PasswordCost } from '#server/secrets/passwords.ts';
import { openClient, type Client, type Device } from './client.ts';
import { testKey } from './data-key.ts';
import { copyOf, openServing, templateAfter } from './database.ts';
import { whenDone } from './when-done.ts';

export const owner = { username: 'Mama Ngozi', password: 'pepper and salt' };

/** The product over HTTP on a database of its own, with its owner and the first markets. */
export interface World {
  /** As its owner; the product itself serves as a role that owns nothing. */
  db: Database;
  url: string;
  ownerLink: string | undefined;
  /** A phone that nobody has used yet, on an address of its own unless one is given. */
  device(from?: Partial<Pick<Device, 'address' | 'userAgent' | 'origin' | 'cookies'>>): Client;
  /** The clock goes on for everything that ends by itself. */
  timePasses(seconds: number): Promise<void>;
  /** Before its file is done, for what goes on without it. */
  close(): Promise<void>;
}

export const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 11; TECNO KE5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

/** Jobs by the clock; a test that moves the time runs them itself. */
type Clock = { clock?: 'runs' | 'stands' };

/** Time limits of a caller, and the password cost of production, where a test is about them. */
type Given = { patience?: Patience; passwords?: 'usual' | 'cheap' };

/** The usual cost took a tenth of the time of all database tests. */
const cheap: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Opens a world for one test file; it closes with it. Give `owner: undefined` for a place that nobody owns. */
export async function openWorld(given: Partial<Env> & Clock & Given = {}): Promise<World> {
  firstData ??= templateAfter(layFirstData);
  const db = await copyOf(await firstData);
  const served = await openServing(db);
  return openWorldOn(db, { served, quick: served, ...given });
}

// The catalogue alone is 170 additions: each worker makes them once, and all its worlds begin with a copy.
let firstData: Promise<string> | undefined;

async function layFirstData(db: Database): Promise<void> {
  const app = await buildApp({ db, env: { ...testEnv, owner: undefined } });
  await app.prepare();
  await app.close();
}

/** The same on a database that the test holds in its own hands, and with lines for what is short where it gives some. */
export async function openWorldOn(
  db: Database,
  {
    clock = 'runs',
    served = db,
    quick = db,
    readiness = db,
    patience,
    passwords = 'cheap',
    ...given
  }: Partial<Env> & Clock & Given & { served?: Database; quick?: Database; readiness?: Database } = {},
): Promise<World> {
  let limitsAheadMs = 0;
  const app = await buildApp({
    db: served,
    quick,
    readiness,
    ...(patience && { patience }),
    ...(passwords === 'cheap' && { passwordCost: cheap }),
    nowMs: () => performance.now() + limitsAheadMs,
    env: { ...testEnv, owner, ...given },
    features: clock === 'runs' ? features : features.map(({ schedule: _still, ...feature }) => feature),
  });
  const { ownerLink } = await app.prepare();
  const url = await app.listen();
  whenDone(() => app.close());
  let devices = 0;
  return {
    db,
    url,
    ownerLink,
    device: (from = {}) => {
      devices += 1;
      const address = `10.${devices >> 16}.${(devices >> 8) & 255}.${devices & 255}`;
      return openClient({ url, address, userAgent: chromeOnAndroid, ...from });
    },
    timePasses: (seconds) => {
      limitsAheadMs += seconds * 1000;
      return moveClock(db, seconds);
    },
    close: () => app.close(),
  };
}

const testEnv: Omit<Env, 'owner'> = {
  port: 0,
  host: '127.0.0.1',
  dataFolder: '/nowhere',
  dataKeys: { keys: [testKey] },
  databaseUrl: undefined,
  migrateDatabaseUrl: undefined,
  redisUrl: undefined,
  publicUrl: 'https://market.test',
  mapTilesUrl: undefined,
  paystack: undefined,
  firebase: undefined,
  termii: undefined,
  webPush: { subject: 'https://market.test', allowedOrigin: undefined },
  s3: undefined,
  trustedProxies: ['127.0.0.1'],
  metricsToken: undefined,
  traces: undefined,
  logLevel: 'silent',
};

const timesThatEnd = {
  throttle: ['blocked_until', 'resets_at'],
  session: ['signed_in_at', 'last_seen_at', 'expires_at'],
  one_time_link: ['expires_at'],
  access_key: ['expires_at'],
  access_pass: ['expires_at'],
  familiar_place: ['last_signed_in_at'],
  known_device: ['first_signed_in_at', 'last_signed_in_at'],
  visit: ['at'],
  phone_code: ['asked_at', 'expires_at', 'sms_due_at'],
  pending_authenticator: ['started_at'],
  passkey_challenge: ['made_at'],
};

async function moveClock(db: Database, seconds: number): Promise<void> {
  for (const [table, columns] of Object.entries(timesThatEnd)) {
    for (const column of columns) {
      await db`update ${db(table)} set ${db(column)} = ${db(column)} - ${seconds} * interval '1 second'`;
    }
  }
}
