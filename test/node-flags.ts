import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { productRoot } from '#server/product-root.ts';

/**
 * How Node runs the built server: with a small nursery, since what a call leaves behind is small, and able to give back
 * what starting needed.
 */
export const nodeFlags = z
  .array(z.string())
  .parse(JSON.parse(readFileSync(join(productRoot, 'server/node-flags.json'), 'utf8')));
