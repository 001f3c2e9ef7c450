import { readFileSync } from 'node:fs';

/** `node tools/test/sum.mjs FILE …`: the closing lines of several runs' outputs as one; a run without one failed. */
const total = { passed: 0, failed: 0, skipped: 0 };
for (const file of process.argv.slice(2)) {
  const found = [
    ...readFileSync(file, 'utf8').matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm),
  ].at(-1);
  total.passed += Number(found?.[1] ?? 0);
  total.failed += Number(found?.[2] ?? 1);
  total.skipped += Number(found?.[3] ?? 0);
}
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
