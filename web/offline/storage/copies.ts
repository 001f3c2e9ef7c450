import * as z from 'zod/mini';
import { inStore } from './database.ts';

const copy = z.object({ key: z.string(), value: z.unknown() });

/** Keeps what the server said last, for where there is no network. */
export async function keepCopy(key: string, value: unknown): Promise<void> {
  await inStore('copies', 'readwrite', (store) => store.put({ key, value }));
}

export async function readCopy(key: string): Promise<unknown> {
  const read = copy.safeParse(await inStore<unknown>('copies', 'readonly', (store) => store.get(key)));
  return read.success ? read.data.value : undefined;
}

export async function forgetCopies(): Promise<void> {
  await inStore('copies', 'readwrite', (store) => store.clear());
}
