import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { readEnv, type Env } from '../env/env.ts';
import { openPictures } from '../media/open-pictures.ts';
import { productRoot } from '../product-root.ts';
import { isStartRefusal, startRefusal } from '../process/start-refusal.ts';
import type { StoredPictures } from './format/pictures.ts';

const packageSchema = z.object({ version: z.string() });

/** The environment of the command, read as the product reads it. */
export interface CommandEnvironment {
  env: Env;
  passphrase: string | undefined;
  product: string;
  pictures: StoredPictures;
}

export function readEnvironment(): CommandEnvironment {
  const env = readEnv(process.env);
  const passphrase = process.env['BACKUP_PASSPHRASE'] ?? '';
  if (passphrase !== '' && passphrase.length < 12)
    throw startRefusal('BACKUP_PASSPHRASE: give 12 characters or more; it is all that guards the backups.');
  const file = join(productRoot, 'package.json');
  const { version } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    env,
    passphrase: passphrase === '' ? undefined : passphrase,
    product: version,
    pictures: openPictures(env, (error) => console.error(error)),
  };
}

/** Does the command and leaves; what the person can fix is one line. */
export async function orSay(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(isStartRefusal(error) ? error.message : error);
    process.exitCode = 1;
  }
}

export function folderGiven(given: string): string {
  return resolve(given);
}

export function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

export function secondsSince(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
