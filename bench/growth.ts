import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { work } from '#test/calls/agent-reads.ts';
import { missingCalls } from '#test/calls/left-out.ts';
import { lookAround } from '#test/calls/customer-reads.ts';
import { gatherPeople, type People } from '#test/calls/people.ts';
import { plays } from '#test/calls/plays.ts';
import { compareRounds, type Grown, type Round } from './growth/compare.ts';
import { openPlace, untilItRests, type Place } from './growth/place.ts';
import { openTimedAsk, type TimedAsk } from './growth/timed-ask.ts';
import { pinTo } from './measure/machine.ts';
import { whileItWaits } from './measure/product.ts';
import { saveRow } from './measure/rows.ts';

// `npm run bench:growth`: every call of customers and agents in a dataset with 1,000 orders behind it and in one with
// 1,000,000, asked by turns by the same people with the same few orders of their own. With `-- --cities 10` the larger
// dataset has ten.

// The 95th percentile of sixty waits is the third longest, and moved by half from one round to the next.
const turns = 120;
// A person’s calls are limited by the minute: of the eight heavy ones a turn, an export and a search four times each, 300
// are answered.
const turnsOfOne = 30;
// The dataset that is not queried waits: what follows from its plays would meet the calls of the other on the core of both.
const turnsAtATime = 10;
// The rounds that came due while it waited.
const catchUpMs = 500;
// Longer than the rounds of the outbox are apart: what follows from one play would meet the same call of the next.
const longestPauseMs = 50;
// Reads take two milliseconds, and the slowest of such short waits come from the machine: `healthz`, which asks no
// database, came out as 1.72 × (0.47 – 2.59). Reads are cheap, so there are more of them.
const readsATurn = 4;
const readPlays = new Set([lookAround, work]);
// Each of the twenty connections plans a statement anew the first five times that it meets it.
const warmUps = 40;
const fewOrders = 1000;
// A number given is a quick check of a smaller dataset, of one round; what it finds is not saved, nor what is found of cities.
const {
  positionals: [given],
  values: asked,
} = parseArgs({ allowPositionals: true, options: { cities: { type: 'string', default: '1' } } });
const rounds = given === undefined ? 5 : 1;
const manyOrders = given === undefined ? 1_000_000 : Number(given);
const manyCities = Number(asked.cities);

interface Side {
  place: Place;
  timed: TimedAsk;
}

const small = await open(fewOrders, 1);
try {
  const large = await open(manyOrders, manyCities);
  try {
    await compare(small, large);
  } finally {
    await large.place.product.stop();
  }
} finally {
  await small.place.product.stop();
}

async function open(orders: number, cities: number): Promise<Side> {
  const beganAt = Date.now();
  const place = await openPlace(orders, cities);
  await untilItRests(place);
  console.log(
    `${orders.toLocaleString('en')} orders, cities: ${cities}: ${Math.round((Date.now() - beganAt) / 1000)} s`,
  );
  return { place, timed: openTimedAsk(place.product.url) };
}

async function compare(one: Side, other: Side): Promise<void> {
  const pinned = [one, other].every(({ place }) => pinTo(0, place.product.pid)) && pinTo(1, process.pid);
  const played: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    // The first warms up.
    const found = await playRound(one, other, round === 0 ? warmUps : turns);
    if (round > 0) played.push(found);
  }
  const grown = compareRounds(played, turns);
  for (const line of grown) console.log(lineOf(line));
  const missing = missingCalls(new Set(grown.map(({ call }) => call)));
  if (missing.length > 0) throw new Error(`neither measured nor left out: ${missing.join(', ')}`);
  const [worst] = grown;
  if (worst === undefined) throw new Error('nothing was asked');
  if (given === undefined && manyCities === 1)
    saveRow('growth', {
      figure: worst.ratio,
      worst: worst.call,
      fewOrders,
      manyOrders,
      turns,
      pinned,
      grown,
    });
}

async function playRound(one: Side, other: Side, times: number): Promise<Round> {
  for (let played = 0; played < times; played += turnsOfOne)
    await playTurns(one, other, Math.min(turnsOfOne, times - played));
  return { small: one.timed.take(), large: other.timed.take() };
}

/** By new people: what they leave behind themselves must not become the larger part of the small dataset. */
async function playTurns(one: Side, other: Side, times: number): Promise<void> {
  const players = [
    { ...one, people: await gatherPeople(one.place.world), waiting: other.place.product.pid },
    { ...other, people: await gatherPeople(other.place.world), waiting: one.place.product.pid },
  ];
  for (let played = 0; played < times; played += turnsAtATime) {
    for (const player of players)
      await whileItWaits(player.waiting, () => playAlone(player, Math.min(turnsAtATime, times - played)));
    players.reverse();
  }
}

async function playAlone({ people, timed }: Side & { people: People }, times: number): Promise<void> {
  await pause(catchUpMs);
  for (let turn = 0; turn < times; turn += 1) {
    await people.world.db`delete from throttle`;
    for (const play of plays) {
      await pause(Math.random() * longestPauseMs);
      for (let time = 0; time < (readPlays.has(play) ? readsATurn : 1); time += 1)
        await play(people, timed.ask);
    }
  }
}

function lineOf({ call, small: few, large: many, ratio }: Grown): string {
  const say = (value: number) => value.toFixed(2).padStart(8);
  return `${call.padEnd(46)} ${say(few.median)} ms ${say(many.median)} ms ${say(ratio.median)}   (${ratio.lowest.toFixed(2)} – ${ratio.highest.toFixed(2)})`;
}
