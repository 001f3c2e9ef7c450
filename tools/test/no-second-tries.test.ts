import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#tools/setup/root.mjs';

it.each(['vitest.config.ts', 'playwright.config.ts'])(
  '%s has no test tried twice, under CI neither',
  (name) => {
    expect(readFileSync(join(root, name), 'utf8')).not.toMatch(/\bretr(y|ies)\b/i);
  },
);
