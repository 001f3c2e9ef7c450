import { readFileSync } from 'node:fs';

/**
 * `node tools/test/sum.mjs FILE …`: what failed in several runs, read from their outputs, and their closing lines as one;
 * a run without one failed.
 */
const total = { passed: 0, failed: 0, skipped: 0 };
for (const file of process.argv.slice(2)) {
  const output = readFileSync(file, 'utf8');
  const found = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)].at(-1);
  total.passed += Number(found?.[1] ?? 0);
  total.failed += Number(found?.[2] ?? 1);
  total.skipped += Number(found?.[3] ?? 0);
  // The output of a later run has pushed this one far up.
  const began = output.lastIndexOf('\nWhat failed:\n');
  if (began !== -1) console.log(output.slice(began).trimEnd());
}
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
