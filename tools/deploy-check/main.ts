import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stopOnSignal } from '#tools/test/stop-on-signal.ts';
import { wordsOf } from './checks.ts';
import { missingOfMachine } from './machine/bring-programs.ts';
import { removeWork } from './machine/folder.ts';
import { removeContainers } from './machine/podman.ts';
import { prepare } from './prepare.ts';

/**
 * `npm run test:deploy [-- PART ...]`: builds the image, brings the Compose file's services up, and puts the product
 * on a fresh Debian. First it fetches what it needs; what it then proves runs in a network namespace without a way out.
 */
const known = ['kubernetes', 'compose', 'server'];
const asked = process.argv.slice(2);
const parts = asked.length === 0 ? known : asked;
const signal = stopOnSignal();

process.exitCode = await prove();

async function prove(): Promise<number> {
  const unknown = parts.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return refuse(`No part is called ${unknown.join(', ')}: there are ${known.join(', ')}.`);
  const missing = missingOfMachine();
  if (missing !== undefined) return refuse(missing);
  try {
    await removeWork();
    await prepare(parts);
    return signal.aborted ? 1 : await proveWithoutNetwork();
  } catch (error) {
    return refuse(`It could not be prepared: ${wordsOf(error)}`);
  } finally {
    await removeContainers();
    await removeWork();
  }
}

async function proveWithoutNetwork(): Promise<number> {
  const child = spawn(
    'unshare',
    ['--net', '--', process.execPath, join(import.meta.dirname, 'prove.ts'), ...parts],
    { stdio: 'inherit' },
  );
  signal.addEventListener('abort', () => child.kill('SIGTERM'));
  await once(child, 'exit');
  // A proof reports its own end; one that was not begun or was killed did not.
  const { exitCode } = child;
  return exitCode === 0 || exitCode === 1
    ? exitCode
    : refuse(`The proofs ended with ${exitCode}, before they were done.`);
}

function refuse(sentence: string): number {
  console.log(sentence);
  console.log('0 passed, 1 failed');
  return 1;
}
