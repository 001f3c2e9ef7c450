import { setTimeout as pause } from 'node:timers/promises';
import type { Scene, Stage } from './scene.ts';
import { hireCrew } from './crew/hire.ts';
import { agents } from './scenes/agents.ts';
import { board } from './scenes/board.ts';
import { openCities } from './scenes/cities.ts';
import { callers } from './scenes/callers.ts';
import { customers } from './scenes/customers.ts';
import { errands } from './scenes/errands.ts';
import { lists } from './scenes/lists.ts';
import { offerWindows, openTheShop } from './scenes/opening.ts';
import { orders } from './scenes/orders.ts';
import { refunds } from './scenes/paying.ts';
import { walkTheStalls } from './scenes/prices.ts';
import { talk } from './scenes/talk.ts';
import { earlyAccess, visitors } from './scenes/visitors.ts';
import { weekly } from './scenes/weekly.ts';

/** Everything that goes on during a day of the demo; a new capability adds its scenes here. */
const scenes: readonly Scene[] = [
  visitors,
  earlyAccess,
  orders,
  errands,
  weekly,
  lists,
  callers,
  customers,
  agents,
  board,
  talk,
  refunds,
];

/** Sets up the day before the first order, in so many cities. */
export async function openDay(stage: Stage, cities: number): Promise<void> {
  await openTheShop(stage);
  await openCities(stage, cities);
  await offerWindows(stage);
  await walkTheStalls(stage);
  await hireCrew(stage);
}

/** Plays the day until told to stop. A scene that fails says so and the day goes on. */
export async function playDay(stage: Stage, until: AbortSignal): Promise<void> {
  await Promise.all(scenes.map((scene) => repeat(scene, stage, until)));
}

/** Plays each scene once, in turn. One that fails ends it. */
export async function playRound(stage: Stage): Promise<void> {
  for (const { name, play } of scenes) {
    await play(stage);
    stage.log(`${name}: played once`);
  }
}

async function repeat(scene: Scene, stage: Stage, until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    try {
      await scene.play(stage);
    } catch (error) {
      if (!until.aborted)
        stage.log(`${scene.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    await pause(scene.everySeconds * 1000, undefined, { signal: until }).catch(() => undefined);
  }
}
