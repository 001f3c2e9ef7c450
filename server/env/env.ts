import { isIP, isIPv4 } from 'node:net';
import { resolve } from 'node:path';
import { readGivenKeys, type DataKeysGiven } from './data-keys.ts';
import { readNotices, type EnvNotices } from './notifications.ts';
import { readBaseUrl, type ReportProblem, type Read } from './parsing.ts';
import { readS3 } from './s3.ts';
import type { S3Account } from '../media/s3/call.ts';
import { readTraces, type TraceSettings } from './traces.ts';
import { startRefusal } from '../process/start-refusal.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** The environment, checked. */
export interface Env extends EnvNotices {
  port: number;
  /** The address to listen on; this machine alone by default. */
  host: string;
  dataFolder: string;
  /** Keys that data is encrypted with; absent, a file of the data folder that the first start makes. */
  dataKeys: DataKeysGiven | undefined;
  /** Absent: the embedded database in the data folder. */
  databaseUrl: string | undefined;
  /** The same database as its owner, who alone changes tables; absent, whoever serves owns them too. */
  migrateDatabaseUrl: string | undefined;
  /** Absent: one process, or several that tell each other by the database alone. */
  redisUrl: string | undefined;
  /** The product's public address, without a trailing slash. */
  publicUrl: string;
  /** The owner's account from the first start; without it a one-time link makes one. */
  owner: { username: string; password: string } | undefined;
  /** Addresses whose X-Forwarded-* headers are believed. */
  trustedProxies: string[];
  /** The source of map tiles; without one, maps are drawn on plain paper and no outside host is asked. */
  mapTilesUrl: string | undefined;
  /** The payment provider; absent, people pay at the door only, and the product says so. */
  paystack: { secretKey: string; baseUrl: string } | undefined;
  /** The bucket for pictures; without one they are in the data folder. */
  s3: S3Account | undefined;
  /** The token that opens /metrics; without one there is no such address. */
  metricsToken: string | undefined;
  /** The collector of traces; without one none are recorded. */
  traces: TraceSettings | undefined;
  logLevel: (typeof logLevels)[number];
}

type Written = Readonly<Record<string, string | undefined>>;

/** Reads the environment; every wrong value is one line, and all of them are said at once. */
export function readEnv(written: Written): Env {
  const problems: string[] = [];
  const reportProblem: ReportProblem = (name, problem) => problems.push(`${name}: ${problem}`);
  const text: Read = (name) => written[name]?.trim() ?? '';
  const port = readPort(text('PORT'), reportProblem);
  const publicUrl = readPublicUrl(text('PUBLIC_URL'), port, reportProblem);
  const env: Env = {
    port,
    host: readHost(text('HOST'), reportProblem),
    dataFolder: resolve(text('DATA_DIR') === '' ? 'data' : text('DATA_DIR')),
    dataKeys: readGivenKeys(text, reportProblem),
    databaseUrl: readDatabaseUrl('DATABASE_URL', text('DATABASE_URL'), reportProblem),
    migrateDatabaseUrl: readOwnersUrl(text('MIGRATE_DATABASE_URL'), text('DATABASE_URL'), reportProblem),
    redisUrl: readRedisUrl(text('REDIS_URL'), reportProblem),
    publicUrl,
    owner: readOwner(text('OWNER_USERNAME'), written['OWNER_PASSWORD'] ?? '', reportProblem),
    trustedProxies: readProxies(text('TRUSTED_PROXIES'), reportProblem),
    mapTilesUrl: readMapTilesUrl(text('MAP_TILES_URL'), reportProblem),
    paystack: readPaystack(text('PAYSTACK_SECRET_KEY'), text('PAYSTACK_BASE_URL'), reportProblem),
    ...readNotices(text, publicUrl, reportProblem),
    s3: readS3(text, reportProblem),
    metricsToken: readMetricsToken(text('METRICS_TOKEN'), reportProblem),
    traces: readTraces(text, reportProblem),
    logLevel: readLogLevel(text('LOG_LEVEL'), reportProblem),
  };
  if (problems.length > 0) throw startRefusal(problems.join('\n'));
  return env;
}

function readPort(text: string, reportProblem: ReportProblem): number {
  if (text === '') return 3000;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    reportProblem('PORT', `"${text}" is no port; give a number from 1 to 65535`);
  return port;
}

function readHost(text: string, reportProblem: ReportProblem): string {
  if (text === '') return '127.0.0.1';
  if (isIP(text) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text))
    reportProblem('HOST', `"${text}" is neither an address nor a name to listen on`);
  return text;
}

function readDatabaseUrl(name: string, text: string, reportProblem: ReportProblem): string | undefined {
  if (text === '') return undefined;
  const url = URL.parse(text);
  // The address may hold a password, so it is not said again.
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    reportProblem(name, 'it is not an address like postgres://user:password@host:5432/database');
  }
  return text;
}

function readOwnersUrl(text: string, served: string, reportProblem: ReportProblem): string | undefined {
  if (text !== '' && served === '')
    reportProblem('DATABASE_URL', 'it is missing although MIGRATE_DATABASE_URL is set; give both or none');
  return readDatabaseUrl('MIGRATE_DATABASE_URL', text, reportProblem);
}

function readRedisUrl(text: string, reportProblem: ReportProblem): string | undefined {
  if (text === '') return undefined;
  const url = URL.parse(text);
  const isOne = url !== null && ['redis:', 'rediss:'].includes(url.protocol) && url.hostname !== '';
  // The address may hold a password, so it is not said again.
  if (!isOne || !/^(\/\d*)?$/.test(url.pathname) || url.search !== '' || url.hash !== '')
    reportProblem(
      'REDIS_URL',
      'it is not an address like redis://:password@host:6379, or rediss: behind TLS',
    );
  return text;
}

function readPublicUrl(text: string, port: number, reportProblem: ReportProblem): string {
  if (text === '') return `http://localhost:${port}`;
  const url = URL.parse(text);
  if (
    url === null ||
    !['http:', 'https:'].includes(url.protocol) ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.hash !== ''
  ) {
    reportProblem('PUBLIC_URL', `"${text}" is not an address like https://market.example, without a path`);
    return text;
  }
  return url.origin;
}

function readOwner(username: string, password: string, reportProblem: ReportProblem): Env['owner'] {
  if (username === '' && password === '') return undefined;
  if (username === '')
    reportProblem('OWNER_USERNAME', 'it is missing although OWNER_PASSWORD is set; give both or none');
  if (password === '')
    reportProblem('OWNER_PASSWORD', 'it is missing although OWNER_USERNAME is set; give both or none');
  return { username, password };
}

function readProxies(text: string, reportProblem: ReportProblem): string[] {
  const proxies = text
    .split(',')
    .map((proxy) => proxy.trim())
    .filter((proxy) => proxy !== '');
  for (const proxy of proxies) {
    if (!isAddressOrRange(proxy))
      reportProblem('TRUSTED_PROXIES', `"${proxy}" is neither an address nor a range like 10.0.0.0/8`);
  }
  return proxies;
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128));
}

function readMapTilesUrl(text: string, reportProblem: ReportProblem): string | undefined {
  if (text === '') return undefined;
  const url = URL.parse(text);
  const isOne = url !== null && ['http:', 'https:'].includes(url.protocol) && !/[{}]|%7B/i.test(url.host);
  if (!isOne || !['{z}', '{x}', '{y}'].every((part) => text.includes(part)))
    reportProblem('MAP_TILES_URL', `"${text}" is not an address like https://tiles.example/{z}/{x}/{y}.png`);
  return text;
}

function readPaystack(secretKey: string, text: string, reportProblem: ReportProblem): Env['paystack'] {
  const named = { name: 'PAYSTACK_BASE_URL', text, usual: 'https://api.paystack.co' };
  const baseUrl = readBaseUrl(named, reportProblem);
  if (secretKey === '') {
    if (text !== '' && baseUrl !== undefined)
      reportProblem(
        'PAYSTACK_SECRET_KEY',
        'it is missing although PAYSTACK_BASE_URL is set; give both or none',
      );
    return undefined;
  }
  // The key is a secret, so it is not said again.
  if (!/^[\x21-\x7e]{8,200}$/.test(secretKey))
    reportProblem('PAYSTACK_SECRET_KEY', 'it is not a key as Paystack gives it, like sk_live_…');
  return baseUrl === undefined ? undefined : { secretKey, baseUrl };
}

function readMetricsToken(text: string, reportProblem: ReportProblem): string | undefined {
  if (text === '') return undefined;
  // It is a secret, so it is not said again.
  if (!/^[\x21-\x7e]{16,200}$/.test(text))
    reportProblem('METRICS_TOKEN', 'it is no token; give 16 to 200 letters, digits and signs without blanks');
  return text;
}

function readLogLevel(text: string, reportProblem: ReportProblem): Env['logLevel'] {
  if (text === '') return 'info';
  const level = logLevels.find((known) => known === text);
  if (level === undefined) reportProblem('LOG_LEVEL', `"${text}" is none of ${logLevels.join(', ')}`);
  return level ?? 'info';
}
