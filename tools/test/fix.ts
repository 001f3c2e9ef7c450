import { spawnSync } from 'node:child_process';
import { root } from '#tools/setup/root.mjs';
import { programOf } from './program/run-program.ts';

/** `npm run fix`: formats, and fixes what the linter knows how to; everything, or `-- PATH …` alone. */
const paths = process.argv.slice(2);
const programs = [
  [programOf('oxlint', 'bin', 'oxlint'), '--type-aware', '--fix', '--deny-warnings', ...paths],
  [programOf('oxfmt', 'bin', 'oxfmt'), ...(paths.length > 0 ? paths : ['.'])],
];
for (const words of programs) {
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
