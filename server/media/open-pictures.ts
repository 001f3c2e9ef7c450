import { join } from 'node:path';
import type { Env } from '../env/env.ts';
import { countPictureError } from '../metrics/outside.ts';
import { picturesInFolder } from './folder.ts';
import type { PictureStore } from './picture-store.ts';
import { picturesInS3 } from './s3/pictures.ts';

/** The store that the environment names, or the data folder. */
export function openPictures(
  { s3, dataFolder }: Pick<Env, 's3' | 'dataFolder'>,
  reportError: (error: unknown) => void,
): PictureStore {
  if (s3 !== undefined) return countErrors(picturesInS3({ account: s3, reportError }));
  return countErrors(picturesInFolder(join(dataFolder, 'media')));
}

/** Counts the failures of a store, for monitoring. */
function countErrors(store: PictureStore): PictureStore {
  const counting =
    (doing: 'keep' | 'read' | 'remove') =>
    (error: unknown): never => {
      countPictureError(doing);
      throw error;
    };
  return {
    keep: (name, bytes) => store.keep(name, bytes).catch(counting('keep')),
    read: (name) => store.read(name).catch(counting('read')),
    old: (before) => store.old(before),
    remove: (key) => store.remove(key).catch(counting('remove')),
  };
}
