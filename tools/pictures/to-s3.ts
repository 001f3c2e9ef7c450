import { join } from 'node:path';
import { readEnv } from '#server/env/env.ts';
import { picturesInFolder } from '#server/media/folder.ts';
import { picturesInS3 } from '#server/media/s3/pictures.ts';
import { isStartRefusal, startRefusal } from '#server/process/start-refusal.ts';
import { copyPictures } from './copy-pictures.ts';

/** Copies the pictures of `DATA_DIR` into the bucket that `S3_*` names; what is there already is left alone. */
async function copyAll(): Promise<void> {
  const { s3, dataFolder } = readEnv(process.env);
  if (s3 === undefined) throw startRefusal('S3_ENDPOINT: say with S3_* where the pictures shall go');
  const folder = picturesInFolder(join(dataFolder, 'media'));
  const counts = await copyPictures(folder, picturesInS3({ account: s3 }));
  console.log(`${counts.copied} copied, ${counts.there} there already, ${counts.damaged.length} damaged`);
  for (const name of counts.damaged)
    console.error(`${name}: its content is not what its name says; not copied`);
  if (counts.damaged.length > 0) process.exitCode = 1;
}

try {
  await copyAll();
} catch (error) {
  console.error(isStartRefusal(error) ? error.message : error);
  process.exitCode = 1;
}
