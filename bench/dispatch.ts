import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dispatcherFor } from './dispatch/dispatcher.ts';
import { openingOf, playDay } from './dispatch/day.ts';
import { figuresOf, type Figures } from './dispatch/figures.ts';
import { readInstance } from './dispatch/instance.ts';
import { writeSolution } from './dispatch/solution.ts';

const { values } = parseArgs({ options: { instances: { type: 'string' }, out: { type: 'string' } } });
if (values.instances !== undefined) {
  for (const name of readdirSync(values.instances)) play(name, join(values.instances, name), values.out);
}

function play(name: string, folder: string, out: string | undefined): Figures {
  const instance = readInstance(folder);
  const before = performance.now();
  const played = playDay(instance, dispatcherFor(openingOf(instance)));
  const seconds = (performance.now() - before) / 1000;
  if (out !== undefined) writeSolution(join(out, name), instance, played);
  const deliveredAt = new Map(played.deliveries.map((delivery) => [delivery.order, delivery.deliveredAt]));
  const figures = figuresOf(name, instance, deliveredAt, seconds);
  console.log(JSON.stringify(figures));
  return figures;
}
