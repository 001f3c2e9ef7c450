import { setTimeout as pause } from 'node:timers/promises';
import { chanceOf } from '#test/lives/chance.ts';
import { carryOut, type Recovery } from './actions.ts';
import { fillStreet, type HowMany } from './load/everybody.ts';
import { theOwner } from './load/admin.ts';
import type { Street } from './load/street.ts';
import { drawPlan, type Measure } from './plan.ts';
import { isEverythingThere, letTheDayGo, settles } from './settle.ts';
import type { Tally } from './stubborn-phone.ts';
import { openHurtWorld, type DatabaseKind, type HurtWorld } from './world/open-world.ts';

/** A run with one kind of database. */
export interface Part extends Measure {
  kind: DatabaseKind;
  seed: number;
  people: HowMany;
  breaksPercent: number;
  drainMs: number;
  settleMs: number;
}

export interface Played {
  kills: number;
  left: number;
  acknowledged: ReadonlyMap<string, number>;
  broken: { requests: number; answers: number };
  heard: Tally;
  recoveries: readonly Recovery[];
  settledSeconds: number;
  surprises: readonly string[];
  isEverythingThere: boolean;
}

/** Opens the world, loads it, hurts it as the seed says, lets it settle, and asks the checker what is missing. */
export async function play(part: Part, log: (line: string) => void): Promise<Played> {
  const chance = chanceOf(part.seed + 1);
  const world = await openHurtWorld(part.kind, chance, theOwner);
  let hasFailed = true;
  const leave = () => void world.close(false).finally(() => process.exit(1));
  process.once('SIGTERM', leave).once('SIGINT', leave);
  try {
    const played = await playIn(world, part, log);
    hasFailed = !played.isEverythingThere || played.surprises.length > 0;
    return played;
  } finally {
    process.off('SIGTERM', leave).off('SIGINT', leave);
    if (hasFailed) log(`What the product said stands in ${world.product.log}`);
    await world.close(hasFailed);
  }
}

async function playIn(world: HurtWorld, part: Part, log: (line: string) => void): Promise<Played> {
  const surprises: string[] = [];
  const street = streetIn(world, part, surprises);
  log(`${part.kind} database: everybody comes`);
  const live = await fillStreet(street, world.db, part.people);
  const lives = live();
  world.line.breaksPercent = part.breaksPercent;
  const faults = drawPlan(chanceOf(part.seed), part);
  const recoveries = await carryOut(faults, { ...world, tell: log });
  world.line.breaksPercent = 0;
  street.close();
  await Promise.race([lives, pause(part.drainMs)]);
  street.end();
  await lives;
  await letTheDayGo(world);
  const settledSeconds = await settles(world, part.settleMs);
  world.parties.writeDown(world.journal);
  return {
    kills: world.product.kills(),
    left: world.product.left(),
    acknowledged: world.journal.acknowledged,
    broken: world.line.broken,
    heard: street.heard,
    recoveries,
    settledSeconds,
    surprises,
    isEverythingThere: await isEverythingThere(world, log),
  };
}

function streetIn(world: HurtWorld, { seed }: Part, surprises: string[]) {
  let [isOpen, isOver] = [true, false];
  const street: Street & { close(): void; end(): void } = {
    journal: world.journal,
    chance: chanceOf(seed + 2),
    url: world.line.url,
    parties: world.parties,
    pins: new Map(),
    leftUnpaid: new Set(),
    heard: { lost: 0, twice: 0, refusedFor: new Map() },
    surprise: (words) => surprises.push(words),
    isOpen: () => isOpen,
    isOver: () => isOver,
    close: () => (isOpen = false),
    end: () => ([isOpen, isOver] = [false, true]),
  };
  return street;
}
