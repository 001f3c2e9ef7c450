import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { productRoot } from '#server/product-root.ts';

/**
 * Flags of the built server: its heap grows in small steps, its nursery stays small, and memory of the start can be
 * given back.
 */
export const nodeFlags = z
  .array(z.string())
  .parse(JSON.parse(readFileSync(join(productRoot, 'server/node-flags.json'), 'utf8')));
