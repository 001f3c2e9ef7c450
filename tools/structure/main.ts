import { root } from '#tools/setup/root.mjs';
import { checkStructure } from './check.ts';

const violations = checkStructure(root);
for (const { path, line, says } of violations) console.log(`${path}:${line} ${says}`);
process.exitCode = violations.length > 0 ? 1 : 0;
