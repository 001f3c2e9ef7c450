/** Cuts web/fonts out of the whole Nunito files: `node tools/brand/subset-fonts.ts`. The output is committed. */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

import { letters } from './letters.ts';

const family = new URL('../../node_modules/@expo-google-fonts/nunito/', import.meta.url);
const fonts = new URL('../../web/fonts/', import.meta.url);

const cuts = [
  { from: '400Regular/Nunito_400Regular.ttf', to: 'nunito-regular.woff2' },
  { from: '800ExtraBold/Nunito_800ExtraBold.ttf', to: 'nunito-extra-bold.woff2' },
];

for (const { from, to } of cuts) {
  const cut = await subsetFont(await readFile(new URL(from, family)), letters, { targetFormat: 'woff2' });
  await writeFile(new URL(to, fonts), cut);
  console.log(`${to}: ${cut.length} bytes`);
}
await copyFile(new URL('LICENSE_FONT', family), new URL('OFL.txt', fonts));
