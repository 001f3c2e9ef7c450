/** Makes favicon, icons and the picture for shared links: `node tools/brand/make-pictures.ts`. The output is committed. */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { openDrawings } from './draw.ts';
import { lettering } from './lettering.ts';

const drawings = await openDrawings();
const mark = async (size: number) => drawings.svg('mark', 'Mark', { width: size, height: size });
const { 'art-leaf-deep': leaf = '', paper = '', ink = '' } = drawings.colors;

/** Cut square to the edge: the system rounds it, and may cut off a tenth on every side. */
async function toTheEdge(size: number): Promise<Buffer> {
  const inner = Math.round(size * 0.8);
  const margin = (size - inner) / 2;
  return sharp(Buffer.from(await mark(inner)))
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: leaf })
    .flatten({ background: leaf })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

async function shareable(): Promise<Buffer> {
  const background = await sharp({ create: { width: 1200, height: 630, channels: 3, background: paper } })
    .png()
    .toBuffer();
  const hero = Buffer.from(await drawings.svg('hero-scene', 'HeroScene', { width: 640, height: 571 }));
  const sign = Buffer.from(await mark(96));
  const [name, first, second] = await Promise.all([
    lettering('MarketWaka', 74, ink),
    lettering('Market Delivery', 52, leaf),
    lettering('Made Easy', 52, leaf),
  ]);
  return sharp(background)
    .composite([
      { input: hero, left: 540, top: 36 },
      { input: sign, left: 72, top: 116 },
      { input: name, left: 70, top: 246 },
      { input: first, left: 72, top: 368 },
      { input: second, left: 72, top: 432 },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

await mkdir('web/public/icons', { recursive: true });
await writeFile('web/public/favicon.svg', await mark(48));
for (const size of [192, 512]) {
  const png = await sharp(Buffer.from(await mark(size)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  await writeFile(`web/public/icons/icon-${size}x${size}.png`, png);
  await writeFile(`web/public/icons/icon-maskable-${size}x${size}.png`, await toTheEdge(size));
}
await writeFile('web/public/icons/apple-touch-icon.png', await toTheEdge(180));
await writeFile('web/public/og.png', await shareable());
await drawings.close();
