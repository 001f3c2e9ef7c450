import { titleSeparator, type RunnerEvent } from '../program/events.ts';
import { add, nothing, type Tally } from '../tally.ts';

const slowMs = 10_000;

/** A test that failed, and how to run it alone. */
export interface Failure {
  file: string;
  title: string;
  message: string;
}

/** Hears at once what a person should know at once. */
export interface Listener {
  onFailure: (failure: Failure) => void;
}

/** The state of the step under way. */
export interface Progress {
  hear(event: RunnerEvent): void;
  /** The files done and those that take long, in lines for a person. */
  lines(now: number): string[];
  /** The part of its files that are done, or nothing where it has none. */
  share(): number | undefined;
  failures(): readonly Failure[];
}

export function openProgress({ onFailure }: Listener): Progress {
  const began = new Map<string, number>();
  const failures: Failure[] = [];
  let planned = 0;
  let done = 0;
  let tally: Tally = nothing;
  return {
    hear: (event) => {
      switch (event.kind) {
        case 'planned':
          planned = event.files.length;
          return;
        case 'began':
          began.set(event.name, performance.now());
          return;
        case 'ended':
          began.delete(event.name);
          return;
        case 'file done':
          done += 1;
          return;
        case 'tested':
          tally = add(tally, event.state);
          return;
        case 'failed': {
          const { file, title, message } = event;
          failures.push({ file, title, message });
          onFailure({ file, title, message });
        }
      }
    },
    lines: (now) => [
      ...(planned > 0 ? [`${done} of ${planned} files, ${tally.passed} passed, ${tally.failed} failed`] : []),
      ...[...began]
        .map(([name, at]) => ({ name, ms: now - at }))
        .filter(({ ms }) => ms > slowMs)
        .map(({ name, ms }) => `under way for ${inMinutes(ms)}: ${name}`),
    ],
    share: () => (planned > 0 ? done / planned : undefined),
    failures: () => failures,
  };
}

/** Minutes and seconds, as `3:07`. */
export function inMinutes(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The command that runs this test alone. */
export function commandFor(script: string, { file, title }: Pick<Failure, 'file' | 'title'>): string {
  const ownTitle = title.split(titleSeparator).at(-1) ?? '';
  const quoted = `'${ownTitle.replaceAll("'", `'\\''`)}'`;
  return `npm ${script} -- ${[file, ownTitle === '' ? '' : quoted].filter(Boolean).join(' ')}`;
}
