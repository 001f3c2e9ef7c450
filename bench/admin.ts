import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { scopeOf } from '#contract/audience.ts';
import type { CityId } from '#contract/cities/ids.ts';
import { changeRole, grantPermissions, signIn, signUp } from '#contract/accounts/endpoints.ts';
import { permissions } from '#contract/permissions.ts';
import { noLimits } from '#server/db/connections/settings.ts';
import { idOf } from '#server/db/sql/codecs.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { databaseUser } from '#server/db/embedded/cluster.ts';
import { findPlace, socketPath } from '#server/db/embedded/place.ts';
import { answered, openClient, type Client } from '#test/client.ts';
import { startProduct, theOwner, type ProductProcess } from '#test/product/process.ts';
import { readKnown } from './admin/known.ts';
import { measure, type Figure } from './admin/measure.ts';
import { questions } from './admin/questions.ts';
import { checkShapes } from './admin/shapes.ts';
import { makeDataset } from './admin/dataset.ts';
import { saveResult } from './measure/machine.ts';

// `npm run bench:admin`: every list of the office over a dataset with years behind it, asked through HTTP by an admin who
// is signed in; each must answer in less than 150 ms, nineteen times of twenty. With `-- --cities 10` the dataset has ten,
// and each list is asked for by an admin of one of them, too.

const { values: given } = parseArgs({
  options: { orders: { type: 'string', default: '1000000' }, cities: { type: 'string', default: '1' } },
});
const size = {
  orders: Number(given.orders),
  people: 50_000,
  agents: 500,
  auditEntries: 300_000,
  cities: Number(given.cities),
};
const times = 60;
const wantedMs = 150;

const product = await startProduct();
const place = findPlace(product.dataFolder);
const address = { path: socketPath(place), database: 'marketwaka', username: databaseUser };
const db = openDatabase({ address, connections: 1, limits: noLimits });
try {
  await measureAll(product, db);
} finally {
  await db.end();
  await product.stop();
}

async function measureAll({ url, pid }: ProductProcess, database: Database): Promise<void> {
  const startedAt = performance.now();
  // The product is paused meanwhile: its rounds would read tables whose indexes are away.
  process.kill(pid, 'SIGSTOP');
  try {
    await makeDataset(database, size);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  const madeInSeconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `${size.orders.toLocaleString('en')} orders, ${size.people} people, ${size.agents} agents, ${size.cities} cities: ${madeInSeconds} s`,
  );
  const owner = deviceAt(url, '10.0.0.1');
  answered(await owner.call(signIn, theOwner));
  await checkShapes(database, deviceAt(url, '10.0.0.9'), await signUpAdmin(url, owner, 0));
  const known = await readKnown(database, size.orders);
  const figures: Figure[] = [];
  const city = await someCity(database);
  const knownThere = city === undefined ? known : await readKnown(database, size.orders, city);
  for (const [at, question] of questions.entries()) {
    // An admin of its own: no single one may ask so much in a minute.
    const admin = await signUpAdmin(url, owner, at + 1);
    const figure = await measure(admin, question, known, times);
    figures.push(figure);
    console.log(lineOf(figure));
    if (city === undefined || scopeOf(question.endpoint) !== 'cities') continue;
    const limited = await signUpAdmin(url, owner, at + 1 + questions.length, [city]);
    const within = { ...question, what: `in one city: ${question.what}` };
    const ofCity = await measure(limited, within, knownThere, times);
    figures.push(ofCity);
    console.log(lineOf(ofCity));
  }
  const slow = figures.filter(({ p95Ms }) => p95Ms >= wantedMs);
  console.log(slow.length === 0 ? `all under ${wantedMs} ms` : `${slow.length} at ${wantedMs} ms or more`);
  saveResult('admin', { size, madeInSeconds, times, wantedMs, figures });
  if (slow.length > 0) process.exitCode = 1;
}

function deviceAt(url: string, from: string): Client {
  return openClient({ url, address: from, userAgent: 'bench' });
}

/** The smallest of several cities, for an admin who sees it alone; nothing where there is one. */
async function someCity(database: Database): Promise<CityId | undefined> {
  const [row] = await database.rows({ id: idOf<CityId>() })`
    select id from city where slug like 'bench-city-%' order by slug desc limit 1`;
  return row?.id;
}

/** An admin with every permission and no godmode: each call asks for its own. */
async function signUpAdmin(
  url: string,
  owner: Client,
  number: number,
  cities: readonly CityId[] = [],
): Promise<Client> {
  const admin = deviceAt(url, `10.0.1.${number}`);
  const credentials = { username: `admin number ${number}`, password: randomUUID() };
  const { id } = answered(await admin.call(signUp, credentials));
  answered(await owner.call(changeRole, { userId: id, role: 'admin' }));
  answered(
    await owner.call(grantPermissions, { userId: id, permissions: [...permissions], cities: [...cities] }),
  );
  // Joining the staff ended the session.
  answered(await admin.call(signIn, credentials));
  return admin;
}

function lineOf({ what, call, medianMs, p95Ms, slowestMs }: Figure): string {
  const say = (ms: number) => ms.toFixed(1).padStart(8);
  return `${what.padEnd(42)} ${call.padEnd(20)} ${say(medianMs)} ${say(p95Ms)} ${say(slowestMs)}${p95Ms >= wantedMs ? '  <' : ''}`;
}
