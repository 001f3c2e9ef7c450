import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSolution } from './checker.ts';
import { openingOf, playDay } from './day.ts';
import { dispatcherFor } from './dispatcher.ts';
import { boundOf, figuresOf } from './figures.ts';
import { readInstance, type Instance } from './instance.ts';
import { solutionFiles, writeSolution } from './solution.ts';

// Two kitchens ten minutes apart, a courier at each, 100 metres a minute. `a` and `b` go the same way from the first
// kitchen while `c` is cooked at the second: the best that can be done is each kitchen's own courier, `a` on the way to
// `b`, and `d` after `c` on the way back.
const files = {
  'instance_parameters.txt': `meters_per_minute\tpickup service minutes\tdropoff service minutes
100\t4\t4`,
  'restaurants.txt': `restaurant\tx\ty
r1\t0\t0
r2\t1000\t0`,
  'couriers.txt': `courier\tx\ty\ton_time\toff_time
c1\t0\t0\t0\t120
c2\t1000\t0\t0\t120`,
  'orders.txt': `order\tx\ty\tplacement_time\trestaurant\tready_time
a\t-300\t0\t5\tr1\t20
b\t-500\t0\t6\tr1\t20
c\t1400\t0\t6\tr2\t21
d\t1200\t0\t40\tr2\t50`,
};

let folder = '';
let instance: Instance;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mw-checker-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), `${text}\n`);
  instance = readInstance(folder);
  writeSolution(folder, instance, playDay(instance, dispatcherFor(openingOf(instance))));
});

afterEach(() => rmSync(folder, { recursive: true }));

const pathOf = (file: keyof typeof solutionFiles) => join(folder, solutionFiles[file]);
const check = () => checkSolution(instance, folder).violations.join('\n');

function plant(file: keyof typeof solutionFiles, change: (text: string) => string): void {
  const before = readFileSync(pathOf(file), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(pathOf(file), after);
}

describe('a day whose best is known', () => {
  it('is played without a broken rule, and as well as can be', () => {
    const { violations, deliveredAt } = checkSolution(instance, folder);
    expect(violations).toEqual([]);
    expect(Object.fromEntries(deliveredAt)).toEqual({ a: 27, b: 33, c: 29, d: 56 });
  });

  it('comes to the figures that one finds by hand', () => {
    const { deliveredAt } = checkSolution(instance, folder);
    expect(['a', 'b', 'c', 'd'].map((order) => boundOf(instance, order))).toEqual([22, 23, 23, 16]);
    const figures = figuresOf('known', instance, deliveredAt, 0);
    expect(figures).toMatchObject({ delivered: 4, overNinety: 0, meanClickToDoor: (22 + 27 + 23 + 16) / 4 });
    expect(figures.ratio).toBeCloseTo(88 / 84);
  });

  it('counts what nobody delivered as three hours', () => {
    const { deliveredAt } = checkSolution(instance, folder);
    deliveredAt.delete('d');
    const figures = figuresOf('known', instance, deliveredAt, 0);
    expect(figures).toMatchObject({ delivered: 3, overNinety: 1, meanClickToDoor: (22 + 27 + 23 + 180) / 4 });
  });
});

describe('the checker names a broken rule of the files:', () => {
  it.each([
    ['an order carried twice', /(\d+ \d+ c1 a b)/, '$1\n60 62 c1 a', /carried a second time/],
    ['two restaurants in one run', /c1 a b/, 'c1 a b c', /several restaurants/],
    ['an order before it was placed', /^18 /m, '5 ', /order b is placed at 6 only/],
    ['a pickup before it is ready', /^18 20 /m, '18 19 ', /pickup at 19, by the rules 20/],
    ['a courier who does not exist', /c2 c/, 'c9 c', /no courier c9/],
    ['an order that does not exist', /c1 a b/, 'c1 a b z', /no order z/],
  ])('%s', (_, text, planted, complaint) => {
    plant('assignments', (before) => before.replace(text, planted));
    expect(check()).toMatch(complaint);
  });

  it('a courier that is commanded before being idle', () => {
    plant('assignments', (before) => before.replace(/^\d+ 50 c2/m, '25 50 c2'));
    expect(check()).toMatch(/commanded while not idle, which comes at 31/);
  });

  it('a pickup after the end of a shift', () => {
    const c2 = instance.couriers.get('c2');
    instance = {
      ...instance,
      couriers: new Map([
        ...instance.couriers,
        ...(c2 === undefined ? [] : [['c2', { ...c2, off: 45 }] as const]),
      ]),
    };
    expect(check()).toMatch(/pickup at 50, off duty since 45/);
  });

  it.each([
    ['another time at the door', /^a 5 20 20 27/m, 'a 5 20 20 26', /order a: the file says a 5 20 20 26/],
    ['a delivery that no assignment made', /$/, 'e 1 2 3 4 c1\n', /order e: .* the rules say nothing/],
    ['a delivery left out', /^d .*\n/m, '', /order d: the file says nothing/],
    ['a row twice', /^(d .*\n)/m, '$1$1', /order d stands twice/],
    ['another head', /^order placement_time/, 'order placed', /begins with "order placed/],
  ])('%s, in the orders', (_, text, planted, complaint) => {
    plant('orders', (before) => before.replace(text, planted));
    expect(check()).toMatch(complaint);
  });

  it.each([
    ['another way', /^c1 18 0 r1/m, 'c1 18 r1 r1', /move 1 of courier c1/],
    ['a move left out', /^c1 .* b\n/m, '', /move 3 of courier c1: the file says nothing/],
    [
      'moves that are not together',
      /^(c1 .*\n)((?:.*\n)*)/m,
      '$2$1',
      /moves of courier c1 are not together|move 1/,
    ],
  ])('%s, in the moves', (_, text, planted, complaint) => {
    plant('couriers', (before) => before.replace(text, planted));
    expect(check()).toMatch(complaint);
  });
});
