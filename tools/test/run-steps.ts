import { writeDurations, readDurations, type Durations } from './progress/durations.ts';
import { commandFor, inMinutes, openProgress, type Failure } from './progress/progress.ts';
import { timeLeft } from './progress/time-left.ts';
import type { Step } from './steps/step.ts';
import { closingLine, nothing, sum, type Tally } from './tally.ts';

const sayEveryMs = 10_000;

interface Run {
  steps: readonly Step[];
  /** npm's name of this run: `test`, `run test:full`. */
  script: string;
  /** True for all the steps, whose times foretell the next run's. */
  whole: boolean;
  signal: AbortSignal;
}

interface StepResult {
  tally: Tally;
  /** Output of a failure that no event carried. */
  output: string;
  failures: readonly Failure[];
  ms: number;
}

/** Runs the steps one after the other, tells what they do, and what failed once more at the end. */
export async function runSteps({ steps, script, whole, signal }: Run): Promise<Tally> {
  const durations: Durations = readDurations();
  const startedAt = performance.now();
  const results = new Map<string, StepResult>();
  for (const [place, step] of steps.entries()) {
    if (signal.aborted) break;
    const coming = steps.slice(place + 1).map(({ name }) => name);
    const head = `[${place + 1}/${steps.length}] ${step.name}`;
    results.set(step.name, await runStep(step, { head, coming, durations, script, signal }));
  }
  const all = [...results.values()];
  sayFailures(script, results);
  if (whole && !signal.aborted)
    writeDurations({
      ...durations,
      ...Object.fromEntries([...results].map(([name, { ms }]) => [name, ms])),
    });
  console.log(`\n${inMinutes(performance.now() - startedAt)} for ${results.size} of ${steps.length} steps`);
  return sum(all.map(({ tally }) => tally));
}

interface Reported extends Pick<Run, 'script' | 'signal'> {
  head: string;
  coming: readonly string[];
  durations: Durations;
}

async function runStep(
  step: Step,
  { head, coming, durations, script, signal }: Reported,
): Promise<StepResult> {
  const startedAt = performance.now();
  const progress = openProgress({ onFailure: (failure) => sayFailure(script, failure) });
  const say = () => {
    const now = performance.now();
    const goneMs = now - startedAt;
    const left = timeLeft({ name: step.name, goneMs, share: progress.share() }, coming, durations);
    const foretold = left === undefined ? '' : `, about ${inMinutes(left)} left`;
    const [done, ...slow] = progress.lines(now);
    const lines = done === undefined ? slow : [done, ...slow];
    console.log([`${head}: ${inMinutes(goneMs)} gone${foretold}`, ...lines].join('\n      '));
  };
  const timer = setInterval(say, sayEveryMs);
  try {
    const { tally, output } = await step.run({ onEvent: (event) => progress.hear(event), signal });
    const ms = performance.now() - startedAt;
    if (signal.aborted) return { tally: nothing, output: '', failures: progress.failures(), ms };
    if (tally.failed > 0 && output !== '') console.log(`\n${output.trimEnd()}\n`);
    console.log(`${head}: ${closingLine(tally)} (${(ms / 1000).toFixed(1)} s)`);
    return { tally, output: tally.failed > 0 ? output : '', failures: progress.failures(), ms };
  } finally {
    clearInterval(timer);
  }
}

function sayFailure(script: string, failure: Failure): void {
  const { file, title, message } = failure;
  const text = message.replaceAll('\n', '\n    ');
  console.log(`\nFAILED ${[file, title].filter(Boolean).join(' › ')}\n    ${text}`);
  if (file !== '') console.log(`    alone: ${commandFor(script, failure)}\n`);
}

/** Lines of a message or an output that are said once more at the end. */
const mostLines = { message: 8, output: 40 };

function sayFailures(script: string, results: ReadonlyMap<string, StepResult>): void {
  const lines = [...results].flatMap(([name, { failures, output }]) => [
    ...failures.flatMap((failure) => failureAgain(script, failure)),
    ...(output === ''
      ? []
      : [`  ${name}`, ...indented(output.trimEnd().split('\n').slice(-mostLines.output))]),
  ]);
  if (lines.length > 0) console.log(`\nWhat failed:\n${lines.join('\n')}`);
}

function failureAgain(script: string, failure: Failure): string[] {
  const { file, title, message } = failure;
  const command = file === '' ? [] : [`    ${commandFor(script, failure)}`];
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return [
    `  ${[file, title].filter(Boolean).join(' › ')}`,
    ...command,
    ...indented(lines.slice(0, mostLines.message)),
  ];
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `      ${line}`);
}
