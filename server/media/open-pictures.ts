import { join } from 'node:path';
import type { Env } from '../env.ts';
import { picturesInFolder } from './folder.ts';
import type { PictureStore } from './picture-store.ts';
import { picturesInS3 } from './s3/pictures.ts';

/** The store that the environment names, or the data folder. */
export function openPictures(
  { s3, dataFolder }: Pick<Env, 's3' | 'dataFolder'>,
  complain: (error: unknown) => void,
): PictureStore {
  if (s3 !== undefined) return picturesInS3({ account: s3, complain });
  return picturesInFolder(join(dataFolder, 'media'));
}
