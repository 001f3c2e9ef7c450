import { spawnSync } from 'node:child_process';
import { root } from '#tools/setup/root.mjs';
import { programOf } from './program/run-program.ts';

/** `npm run fix`: formats everything, and mends what the linter knows how to. */
const programs = [
  [programOf('oxlint', 'bin', 'oxlint'), '--type-aware', '--fix', '--deny-warnings'],
  [programOf('oxfmt', 'bin', 'oxfmt'), '.'],
];
for (const words of programs) {
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
