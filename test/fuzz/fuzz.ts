import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint } from '#contract/endpoint.ts';
import { switchMaintenance } from '#contract/launch/endpoints.ts';
import type { Database } from '#server/db/database.ts';
import { number } from '#server/db/sql/codecs.ts';
import { type Chance, chanceOf } from '../lives/chance.ts';
import { ordersOf } from './judging/canaries.ts';
import { type Finding, judge, patienceMs } from './judging/judge.ts';
import { judgeLeaks } from './judging/leaks.ts';
import { judgeWrites } from './judging/refused-writes.ts';
import { openTally, type Tally } from './judging/tally.ts';
import { type Known, openKnown } from './requests/known.ts';
import { pageAddresses } from './requests/page-addresses.ts';
import { pickActor, type Plan, planCall, planPage } from './requests/plan.ts';
import { bytesOf } from './requests/request.ts';
import { exchange, type Exchanged } from './requests/wire.ts';
import { type Actor, castAnew, standUp } from './set-up/actors.ts';
import { bringOrder } from './set-up/dataset-orders.ts';
import { named } from './set-up/dataset.ts';
import type { Stage } from './set-up/stage.ts';

const roundsEvery = 150;
const quietLooks = 3;
const mostLooks = 100;
const lookMs = 100;
const pagePercent = 8;

interface Run {
  stage: Stage;
  chance: Chance;
  known: Known;
  tally: Tally;
  patienceMs: number;
  /** By the id of their answer. */
  answered: Map<string, Plan>;
}

/** Sends so many requests, one after the other, and looks at every answer. */
export async function fuzz(
  stage: Stage,
  endpoints: readonly Endpoint[],
  { seed, requests, patience = patienceMs }: { seed: number; requests: number; patience?: number },
): Promise<Tally> {
  const known = openKnown(stage.db, stage.actors);
  const run: Run = {
    stage,
    chance: chanceOf(seed),
    known,
    tally: openTally(),
    patienceMs: patience,
    answered: new Map(),
  };
  await stage.writes.sinceLastAsked();
  const deck: Endpoint[] = [];
  for (let turn = 0; run.tally.requests() < requests; turn += 1) {
    if (turn % roundsEvery === 0) await theWorldGoesOn(run);
    if (run.chance.happens(pagePercent) && endpoints.length > 20) await sendPage(run);
    else await sendCall(run, nextOf(deck, endpoints, run.chance));
  }
  await theWorldGoesOn(run);
  return run.tally;
}

/** Every endpoint comes once before any comes again. */
function nextOf(deck: Endpoint[], endpoints: readonly Endpoint[], chance: Chance): Endpoint {
  if (deck.length === 0) deck.push(...endpoints);
  const [next] = deck.splice(chance.upTo(deck.length), 1);
  if (next === undefined) throw new Error('there are no endpoints');
  return next;
}

async function sendCall(run: Run, endpoint: Endpoint): Promise<void> {
  const { stage, chance, known, tally } = run;
  const actor = pickActor(chance, stage.actors, endpoint);
  const standing = await standUp(stage.db, actor);
  if (standing === 'left') return replace(run, actor);
  if (standing === 'stood up') await stage.writes.sinceLastAsked();
  const plan = await planCall(chance, known, actor, endpoint);
  const before = await ordersOf(stage.db, actor);
  const exchanged = await send(run, plan);
  tally.count(plan, exchanged);
  // The work of a request goes on after its sender hung up, and its writes are not those of the next request.
  if (exchanged === 'closed' || plan.request.hangsUp) await untilQuiet(stage.db);
  const writes = await stage.writes.sinceLastAsked();
  look(run, plan, exchanged, [
    ...judgeWrites(exchanged, writes),
    ...(await judgeLeaks(stage, plan, exchanged, before)),
  ]);
  if (typeof exchanged === 'object' && exchanged.status === 200 && plan.oddities.length === 0)
    known.learn(actor, plan.input, readJson(exchanged.body));
  if (
    typeof exchanged === 'object' &&
    exchanged.headers.get('x-refusal') === 'closed-for-maintenance' &&
    chance.happens(15)
  )
    await theWorldGoesOn(run);
}

/** Waits until several looks in a row find nothing at work in the product's database. */
async function untilQuiet(db: Database): Promise<void> {
  for (let looks = 0, quiet = 0; quiet < quietLooks; looks += 1) {
    if (looks === mostLooks) throw new Error('the database of the product does not come to rest');
    await pause(lookMs);
    const [row] = await db.one({ busy: number })`
      select count(*) as busy from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;
    quiet = row.busy === 0 ? quiet + 1 : 0;
  }
}

async function sendPage(run: Run): Promise<void> {
  const { stage, chance, tally } = run;
  const actor = chance.oneOf(stage.actors);
  if ((await standUp(stage.db, actor)) === 'left') return replace(run, actor);
  await stage.writes.sinceLastAsked();
  const plan = planPage(chance, actor, await pageAddresses(stage.db));
  const exchanged = await send(run, plan);
  tally.count(plan, exchanged);
  look(run, plan, exchanged, await judgeLeaks(stage, plan, exchanged, new Set()));
}

async function send({ stage, patienceMs: patience }: Run, { request }: Plan): Promise<Exchanged> {
  const { port } = stage.product;
  const listening = {
    port,
    patienceMs: patience,
    isHead: request.method === 'HEAD',
    hangsUp: request.hangsUp,
  };
  return exchange(bytesOf(request), listening);
}

/** A line of the log says which request it is about; one that does not came at about this one. */
function look(
  { stage, tally, answered }: Run,
  plan: Plan,
  exchanged: Exchanged,
  more: readonly Finding[],
): void {
  if (typeof exchanged === 'object') answered.set(exchanged.headers.get('x-request-id') ?? '', plan);
  for (const finding of [...judge(plan, exchanged), ...more]) tally.add(plan, finding);
  for (const line of stage.product.errors()) {
    const id = /"reqId":"([^"]+)"/.exec(line)?.[1];
    const about = id === undefined ? { ...plan, name: 'about no request' } : (answered.get(id) ?? plan);
    tally.add(about, { what: 'an error in the log', detail: line.slice(0, 3000) });
  }
  if (!stage.product.isRunning()) throw new Error(`the product left after ${plan.name}`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An actor whose account was deleted is replaced. */
async function replace({ stage }: Run, actor: Actor): Promise<void> {
  stage.actors.splice(stage.actors.indexOf(actor), 1, await castAnew(stage.world, actor));
  await stage.writes.sinceLastAsked();
}

/** The clock comes round, the gate is open again, and everybody knows what there is now. */
async function theWorldGoesOn(run: Run): Promise<void> {
  const { stage, known, tally } = run;
  await openGate(run);
  await bringOrder(stage, run.chance);
  for (const reason of await stage.product.rounds()) {
    const [actor] = stage.actors;
    if (actor !== undefined)
      tally.add(clockPlan(actor), { what: 'a round of the clock failed', detail: reason });
  }
  await known.refresh();
  await stage.writes.sinceLastAsked();
}

function clockPlan(actor: Actor): Plan {
  const request = {
    method: 'GET',
    target: '/',
    headers: [],
    body: Buffer.alloc(0),
    framing: 'as-it-is',
    hangsUp: false,
    version: 'HTTP/1.1',
  } as const;
  return {
    actor,
    endpoint: null,
    name: 'the clock',
    input: {},
    request: { ...request, headers: [] },
    oddities: [],
    isValid: null,
  };
}

async function openGate({ stage }: Run): Promise<void> {
  const owner = named(stage.actors, 'owner');
  await standUp(stage.db, owner);
  await owner.client.call(switchMaintenance, { on: false, tells: false });
}
