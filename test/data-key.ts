import { readDataKeys } from '#server/secrets/data-key.ts';

const [only] = readDataKeys(Buffer.alloc(32, 7).toString('base64')) ?? [];
if (only === undefined) throw new Error('the key of tests cannot be read');

/** The key that worlds of tests encrypt with. */
export const testKey = only;
