import { plan } from '#server/features/dispatch/engine/plan.ts';
import { measured, lineOf } from '../measure/rounds.ts';
import { largeDataset } from './large-dataset.ts';

const agents = 300;
const orders = 200;
const plans = 60;
const warmUp = 10;

/** Time on a processor, so that a busy machine says the same as an idle one; a plan runs on one core. */
export function measureReplanning(): Record<string, unknown> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < plans + warmUp; round += 1) {
    const state = largeDataset({ agents, orders, seed: round });
    const first = timed(() => plan(state));
    const later = { ...state, now: state.now + 1, memory: first.value.memory };
    const second = timed(() => plan(later));
    if (round >= warmUp) {
      cold.push(first.milliseconds);
      warm.push(second.milliseconds);
    }
  }
  console.log(
    `one plan with ${agents} agents and ${orders} open orders, in milliseconds on one core, ${plans} towns`,
  );
  console.log(lineOf('from nothing', measured(cold), 1));
  console.log(lineOf('from the last plan', measured(warm), 1));
  return { agents, orders, cold: measured(cold), warm: measured(warm) };
}

function timed<Value>(work: () => Value): { value: Value; milliseconds: number } {
  const before = process.threadCpuUsage();
  const value = work();
  const { user, system } = process.threadCpuUsage(before);
  return { value, milliseconds: (user + system) / 1000 };
}
