import { runLoop, type Loop, type LoopResult } from '../load/closed-loop.ts';
import { measured, type Measured } from './rounds.ts';
import { whileItWaits } from './product.ts';

export interface Compared {
  ours: Measured;
  floor: Measured;
  ratio: Measured;
  p99Ms: Measured;
}

const rounds = 5;
const seconds = 3;
/** V8 compiles on the core that it answers on: under load it is fifteen seconds until nothing is left to compile. */
const warmUpSeconds = 15;

/** Our side and the floor by turns, so that both meet the same moments of the machine; the first turn warms up. */
export async function byTurns(
  pid: number,
  ours: Omit<Loop, 'seconds'>,
  floor: Omit<Loop, 'seconds'>,
): Promise<Compared> {
  const results: { ours: LoopResult; floor: LoopResult }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const turn = { seconds: round === 0 ? warmUpSeconds : seconds };
    const one = await runLoop({ ...ours, ...turn });
    const other = await whileItWaits(pid, () => runLoop({ ...floor, ...turn }));
    results.push({ ours: one, floor: other });
  }
  const counted = results.slice(1);
  return {
    ours: measured(counted.map((turn) => turn.ours.rate)),
    floor: measured(counted.map((turn) => turn.floor.rate)),
    ratio: measured(counted.map((turn) => turn.ours.rate / turn.floor.rate)),
    p99Ms: measured(counted.map((turn) => turn.ours.p99Ms)),
  };
}
