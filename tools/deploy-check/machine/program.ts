import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

interface Given {
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  input?: string;
}

export interface Ended {
  code: number | null;
  /** Its output. */
  output: string;
  complained: string;
}

/** Runs a program of the system to its end. */
export async function tryProgram(words: readonly string[], given: Given = {}): Promise<Ended> {
  const [program = '', ...rest] = words;
  const child = spawn(program, rest, {
    stdio: 'pipe',
    env: { ...process.env, ...given.env },
    ...(given.cwd === undefined ? {} : { cwd: given.cwd }),
  });
  // One that ends before it has read everything says by its exit code what became of it.
  child.stdin.on('error', () => undefined).end(given.input ?? '');
  const [output, complained] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: child.exitCode, output, complained };
}

/** The same, where anything but success is a mistake: its last words are told. */
export async function runProgram(words: readonly string[], given: Given = {}): Promise<string> {
  const { code, output, complained } = await tryProgram(words, given);
  if (code === 0) return output;
  const lastWords = `${output}\n${complained}`.trim().split('\n').slice(-25).join('\n');
  throw new Error(`${words.slice(0, 12).join(' ')} ended with ${code}:\n${lastWords}`);
}
