import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instance } from './instance.ts';
import { replay, type Replayed } from './replay.ts';
import { numberAt, readRows, textAt } from './rows.ts';
import { orderHead, solutionFiles } from './solution.ts';

/** Every rule that the files of a solution break, and when they deliver what. */
export interface Verdict {
  violations: string[];
  deliveredAt: Map<string, number>;
}

/** Knows nothing of how a solution came about: plays its assignments by the rules and compares all three files. */
export function checkSolution(instance: Instance, folder: string): Verdict {
  const rows = readRows(join(folder, solutionFiles.assignments)).map((row) => ({
    at: numberAt(row, 0),
    pickedUpAt: numberAt(row, 1),
    courier: textAt(row, 2),
    orders: row.slice(3),
  }));
  const replayed = replay(instance, rows);
  return {
    violations: [
      ...replayed.violations,
      ...compareOrders(join(folder, solutionFiles.orders), replayed),
      ...compareMoves(join(folder, solutionFiles.couriers), replayed),
    ],
    deliveredAt: replayed.deliveredAt,
  };
}

function compareOrders(path: string, { orderRows }: Replayed): string[] {
  const violations: string[] = [];
  const head = readFileSync(path, 'utf8').split('\n', 1)[0];
  if (head !== orderHead) violations.push(`the orders' file begins with "${head ?? ''}"`);
  const reportedOrders = new Map<string, string>();
  for (const row of readRows(path)) {
    const id = textAt(row, 0);
    if (reportedOrders.has(id)) violations.push(`order ${id} stands twice in the orders' file`);
    reportedOrders.set(id, row.join(' '));
  }
  for (const id of new Set([...reportedOrders.keys(), ...orderRows.keys()])) {
    violations.push(...difference(`order ${id}`, reportedOrders.get(id), orderRows.get(id)));
  }
  return violations;
}

/** A courier's moves must stand together and in the order in which they happen. */
function compareMoves(path: string, { moves }: Replayed): string[] {
  const violations: string[] = [];
  const reportedMoves = new Map<string, string[]>();
  let last = '';
  for (const row of readRows(path)) {
    const courier = textAt(row, 0);
    const its = reportedMoves.get(courier) ?? [];
    if (its.length > 0 && courier !== last)
      violations.push(`the moves of courier ${courier} are not together`);
    reportedMoves.set(courier, [...its, row.slice(1).join(' ')]);
    last = courier;
  }
  for (const courier of new Set([...reportedMoves.keys(), ...moves.keys()])) {
    const its = reportedMoves.get(courier) ?? [];
    const rule = moves.get(courier) ?? [];
    for (let at = 0; at < Math.max(its.length, rule.length); at += 1) {
      violations.push(...difference(`move ${at + 1} of courier ${courier}`, its[at], rule[at]));
    }
  }
  return violations;
}

function difference(what: string, reported: string | undefined, rule: string | undefined): string[] {
  if (reported === rule) return [];
  return [`${what}: the file says ${reported ?? 'nothing'}, the rules say ${rule ?? 'nothing'}`];
}
