import { runProgram } from '../program/run-program.ts';
import type { RunnerEvent } from '../program/events.ts';
import type { Narrowing, Suite } from '../selection.ts';
import { bringBrowser, playwrightWords, withMatrix } from '../steps/playwright.ts';
import { vitestWords } from '../steps/vitest.ts';

interface Repeated {
  suite: Suite;
  narrowing: Narrowing;
  times: number;
  signal: AbortSignal;
}

export interface Held {
  ran: number;
  held: number;
}

/** Counts how often the tests ran, each time for itself, and how often they held. */
export async function repeatSuite({ suite, narrowing, times, signal }: Repeated): Promise<Held> {
  if (suite === 'browser') return repeatInBrowser({ narrowing, times, signal });
  const held: Held = { ran: 0, held: 0 };
  for (let time = 1; time <= times && !signal.aborted; time += 1) {
    const words = vitestWords(suite, narrowing);
    await runProgram({ words, log: `.cache/test/repeat-${suite}.log`, signal, onEvent: countInto(held) });
  }
  return held;
}

/** Playwright repeats by itself, over one start of the product. */
async function repeatInBrowser({ narrowing, times, signal }: Omit<Repeated, 'suite'>): Promise<Held> {
  const brought = bringBrowser();
  if ('missing' in brought) throw new Error(brought.missing);
  const held: Held = { ran: 0, held: 0 };
  await runProgram({
    words: [...playwrightWords(narrowing), `--repeat-each=${times}`],
    environment: { ...brought.environment, ...withMatrix },
    log: '.cache/test/repeat-browser.log',
    signal,
    onEvent: countInto(held),
  });
  return held;
}

function countInto(held: Held): (event: RunnerEvent) => void {
  return (event) => {
    if (event.kind === 'failed') console.log(`FAILED ${event.title}\n    ${event.message}`);
    if (event.kind !== 'tested' || event.state === 'skipped') return;
    held.ran += 1;
    if (event.state === 'passed') held.held += 1;
  };
}
