import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Played } from './day.ts';
import type { Instance } from './instance.ts';

export const solutionFiles = {
  assignments: 'solution_info_assignments.txt',
  orders: 'solution_info_orders.txt',
  couriers: 'solution_info_couriers.txt',
} as const;

export const orderHead = 'order placement_time ready_time pickup_time dropoff_time courier';

/** Writes the three files that the set's own evaluator reads. */
export function writeSolution(folder: string, instance: Instance, played: Played): void {
  mkdirSync(folder, { recursive: true });
  const write = (file: string, head: string, rows: readonly (readonly (string | number)[])[]) =>
    writeFileSync(join(folder, file), `${[head, ...rows.map((row) => row.join(' '))].join('\n')}\n`);
  write(
    solutionFiles.assignments,
    'assignment_time pickup_time courier orders',
    played.assignments.map(({ at, pickedUpAt, courier, orders }) => [at, pickedUpAt, courier, ...orders]),
  );
  write(
    solutionFiles.orders,
    orderHead,
    played.deliveries.flatMap(({ order, pickedUpAt, deliveredAt, courier }) => {
      const { placed, ready } = instance.orders.get(order) ?? {};
      if (placed === undefined || ready === undefined) throw new Error(`no order ${order}`);
      return [[order, placed, ready, pickedUpAt, deliveredAt, courier]];
    }),
  );
  const couriers = Map.groupBy(played.moves, ({ courier }) => courier);
  write(
    solutionFiles.couriers,
    'courier departure_time origin destination',
    [...couriers.values()].flat().map(({ courier, departure, from, to }) => [courier, departure, from, to]),
  );
}
