import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { dispatcherFor } from './dispatcher.ts';
import type { Dispatcher } from './minute.ts';

const placed = { id: z.string(), x: z.number(), y: z.number() };

const openingLine = z.object({
  metersPerMinute: z.number(),
  pickup: z.number(),
  dropoff: z.number(),
  restaurants: z.array(z.object(placed)),
});

const minuteLine = z.object({
  t: z.number(),
  orders: z.array(z.object({ ...placed, restaurant: z.string(), placed: z.number(), ready: z.number() })),
  couriers: z.array(z.object({ ...placed, on: z.number(), off: z.number() })),
  idle: z.array(z.object(placed)),
});

/** `--stdio`: driven from outside, one JSON object a line in and one out, until the input ends. */
export async function serveLines(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<void> {
  let dispatcher: Dispatcher | undefined;
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue;
    const message: unknown = JSON.parse(line);
    if (dispatcher === undefined) {
      dispatcher = dispatcherFor(openingLine.parse(message));
      continue;
    }
    output.write(`${JSON.stringify(dispatcher(minuteLine.parse(message)))}\n`);
  }
}
