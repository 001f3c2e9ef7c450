import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp, type App } from './app.ts';
import { askDatabase, openDatabase, openQuickLines, type Database } from './db/database.ts';
import { jobLimits, readinessLimits } from './db/connections/settings.ts';
import { databaseAccount, type Account } from './db/embedded/account.ts';
import { openEmbeddedDatabase } from './db/embedded/embedded.ts';
import { thisSystem } from './db/embedded/system.ts';
import { bringUpToDate, type ServedDatabase } from './db/migrate/bring-up-to-date.ts';
import { readEnv, type Env } from './env/env.ts';
import type { OpenWeb } from './http/pages/web-build.ts';
import { greeting } from './process/greeting.ts';
import { leaveRoot } from './process/leave-root.ts';
import { isStartRefusal, startRefusal, wordsFor } from './process/start-refusal.ts';
import { keyFileName } from './secrets/key-file.ts';

// A proxy that asks /readyz every second, and believes the second answer, has heard by then.
const secondsUntilPassedOver = 5;
const secondsToDrain = 10;
const connections = 10;
// Jobs have connections of their own and take none from requests.
const jobConnections = 6;
// By turns with twenty lines for everything an order cost the database a fifth less; with six of these it did not.
const quickConnections = 3;
const linesAtATime = 5;
const secondsToSettle = 2;

interface Running extends ServedDatabase {
  /** As whom the product serves when root starts it. */
  account: () => Account;
  complaint(): Error | undefined;
  stop(): Promise<void>;
}

interface Manner {
  /** True where a start by root goes on as another user. */
  leavesRoot: boolean;
}

/** The product as this process, until a signal ends it. */
export async function start(web: OpenWeb, manner: Manner): Promise<void> {
  try {
    await serve(readEnv(process.env), web, manner);
  } catch (error) {
    leaveWith(error);
  }
}

async function serve(env: Env, web: OpenWeb, { leavesRoot }: Manner): Promise<void> {
  const database = await openServer(env);
  const { address } = database;
  const db = openDatabase({ address, connections });
  const quick = openQuickLines({ address, connections: quickConnections });
  const jobs = openDatabase({ address, connections: jobConnections, limits: jobLimits });
  const readiness = openDatabase({ address, connections: 1, limits: readinessLimits });
  let app: App | undefined;
  const leave = async () => {
    if (app !== undefined && isLeaving() && mayShareDatabase(env)) await untilPassedOver(app);
    if (app !== undefined) await drain(app);
    await Promise.all([db, quick, jobs, readiness].map((lines) => lines.end({ timeout: 1 })));
    await database.stop();
  };
  const isLeaving = leaveOnSignal(leave);
  try {
    if ((await bringUpToDate(database)) === 'one') sayWhatOneMeans();
    if (mayShareDatabase(env))
      await Promise.all([openAllLines(db, connections), openAllLines(quick, quickConnections)]);
    app = await buildApp({ db, quick, jobs, readiness, env, web });
    const { ownerLink } = await app.prepare();
    await listen(app, env);
    if (leavesRoot && process.getuid?.() === 0) serveAsAnother(database.account(), env);
    for (const line of greeting(env, ownerLink)) console.log(line);
    await giveBackMemory();
  } catch (error) {
    if (isLeaving()) return;
    const complaint = isStartRefusal(error) ? undefined : database.complaint();
    await leave();
    throw complaint ?? error;
  }
}

/** Behind a proxy, on a database that others can reach, there may be other instances to send people to. */
function mayShareDatabase({ databaseUrl, trustedProxies }: Env): boolean {
  return databaseUrl !== undefined && trustedProxies.length > 0;
}

/** It serves on until its proxy has noticed that it leaves. */
async function untilPassedOver(app: App): Promise<void> {
  app.announceLeaving();
  await pause(secondsUntilPassedOver * 1000);
}

async function drain(app: App): Promise<void> {
  const isDone = await Promise.race([
    app.close().then(() => true),
    pause(secondsToDrain * 1000, false, { ref: false }),
  ]);
  if (!isDone) console.error(`Something was still under way after ${secondsToDrain} s; leaving without it.`);
}

async function openServer(env: Env): Promise<Running> {
  const { databaseUrl, migrateDatabaseUrl, dataFolder } = env;
  if (databaseUrl === undefined) {
    const { account, notice, ...embedded } = await openEmbeddedDatabase(dataFolder, leaveWith);
    if (notice !== undefined) console.log(notice);
    return { ...embedded, account: () => account };
  }
  return {
    address: databaseUrl,
    ownerAddress: migrateDatabaseUrl,
    account: () => databaseAccount(thisSystem, dataFolder),
    complaint: () => undefined,
    stop: () => Promise.resolve(),
  };
}

function sayWhatOneMeans(): void {
  console.log(
    'DATABASE_URL alone: the product serves as the owner of its tables, so whoever gets hold of its connection can also take away the rules that nothing in the book and the audit is ever changed. With MIGRATE_DATABASE_URL the owner is another user.',
  );
}

function serveAsAnother(account: Account, { s3, dataFolder, dataKeys }: Env): void {
  const hindrance = leaveRoot(account, {
    pictures: s3 === undefined ? dataFolder : undefined,
    keyFile: dataKeys === undefined ? join(dataFolder, keyFileName) : undefined,
  });
  if (hindrance !== undefined)
    console.log(`MarketWaka serves as root, for ${hindrance}: start it as a user of its own.`);
}

/**
 * A proxy sends people at once: none of them should wait for a line to the database to open. A few at a time, for
 * others may be starting too; one that does not open now is opened when it is wanted.
 */
async function openAllLines(db: Database, lines: number): Promise<void> {
  for (let open = 0; open < lines; open += linesAtATime)
    await Promise.allSettled(
      Array.from({ length: Math.min(open + linesAtATime, lines) }, () => askDatabase(db)),
    );
}

async function listen(app: App, env: Env): Promise<void> {
  try {
    await app.listen();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw startRefusal(`PORT: ${env.port} is in use by another program; choose another.`);
    if (code === 'EACCES')
      throw startRefusal(`PORT: ${env.port} may not be opened by this user; choose one above 1024.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw startRefusal(`HOST: ${env.host} is no address of this machine.`);
    throw error;
  }
}

/** Starting needs a third more memory than serving; it is given back once, where the runtime has been told to be able to. */
async function giveBackMemory(): Promise<void> {
  await pause(secondsToSettle * 1000, undefined, { ref: false });
  await globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
}

/**
 * The first signal asks to finish what is under way; a second one leaves at once. Ctrl-C comes from the terminal
 * and from npm nearly together, and counts once.
 */
function leaveOnSignal(leave: () => Promise<void>): () => boolean {
  let askedAt: number | undefined;
  const onSignal = () => {
    if (askedAt !== undefined && Date.now() - askedAt < 1000) return;
    if (askedAt !== undefined) process.exit(1);
    askedAt = Date.now();
    leave().then(() => process.exit(0), leaveWith);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  // A parent process over a channel stops it by closing the channel: Windows has no signals between programs.
  process.on('disconnect', () => {
    if (askedAt === undefined) onSignal();
  });
  return () => askedAt !== undefined;
}

function leaveWith(error: unknown): void {
  console.error(wordsFor(error, process.env['LOG_LEVEL']));
  process.exit(1);
}
