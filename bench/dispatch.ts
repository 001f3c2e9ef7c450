import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkSolution } from './dispatch/checker.ts';
import { openingOf, playDay } from './dispatch/day.ts';
import { dispatcherFor } from './dispatch/dispatcher.ts';
import { figuresOf, type Figures } from './dispatch/figures.ts';
import { readInstance } from './dispatch/instance.ts';
import { measureReplanning } from './dispatch/replan.ts';
import { writeSolution } from './dispatch/solution.ts';
import { serveLines } from './dispatch/stdio.ts';
import { figuresLine, headLine, overallLine } from './dispatch/table.ts';
import { saveResult } from './measure/machine.ts';

// `npm run bench:dispatch -- --instances DIR [--out DIR]` plays days of the public Meal Delivery Routing Problem;
// `--stdio` lets somebody else play them, `--replan` takes the time of one plan of a large dataset.

const { values } = parseArgs({
  options: {
    instances: { type: 'string' },
    out: { type: 'string' },
    replan: { type: 'boolean' },
    stdio: { type: 'boolean' },
  },
});

if (values.stdio === true) await serveLines(process.stdin, process.stdout);
else if (values.replan === true) saveResult('replan', measureReplanning());
else if (values.instances !== undefined) playAll(values.instances, values.out);
else {
  console.error('bench:dispatch wants --instances DIR [--out DIR], --replan or --stdio');
  process.exitCode = 1;
}

function playAll(folder: string, out: string | undefined): void {
  const solutions = out ?? mkdtempSync(join(tmpdir(), 'mw-dispatch-'));
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'orders.txt')));
  if (names.length === 0) throw new Error(`no instance in ${folder}`);
  console.log(headLine());
  const all = names.map((name) => {
    const figures = play(name, join(folder, name), join(solutions, name));
    console.log(figuresLine(figures));
    return figures;
  });
  console.log(overallLine(all));
  saveResult('dispatch', { instances: all });
  if (out === undefined) rmSync(solutions, { recursive: true });
}

/** The figures are those of the files as they were written, after their check. */
function play(name: string, folder: string, solution: string): Figures {
  const instance = readInstance(folder);
  const before = process.threadCpuUsage();
  const played = playDay(instance, dispatcherFor(openingOf(instance)));
  const { user, system } = process.threadCpuUsage(before);
  const seconds = (user + system) / 1_000_000;
  writeSolution(solution, instance, played);
  const { violations, deliveredAt } = checkSolution(instance, solution);
  for (const violation of violations) console.error(`${name}: ${violation}`);
  if (violations.length > 0) process.exitCode = 1;
  return figuresOf(name, instance, deliveredAt, seconds);
}
