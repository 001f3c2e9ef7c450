import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addPicture } from '#contract/media/endpoints.ts';
import { listAllMarkets, placeMarket, setMarketPhoto, showMarket } from '#contract/markets/endpoints.ts';
import { listGallery, setGalleryPhoto } from '#contract/markets/gallery-endpoints.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import { signUpAdmin } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const admin = await signUpAdmin(world, ['markets:manage']);
const visitor = world.device();

async function wuse() {
  const markets = answered(await admin.client.call(listAllMarkets, {}));
  const market = markets.find(({ slug }) => slug === 'wuse-market');
  if (market === undefined) throw new Error('there is no Wuse Market');
  return market;
}

async function widePhoto(client = admin.client) {
  const background = { r: Math.random() * 255, g: 90, b: 40 };
  const picture = sharp({ create: { width: 1500, height: 900, channels: 3, background } });
  const bytes = new Uint8Array(await picture.jpeg().toBuffer());
  return answered(await client.call(addPicture, { picture: bytes })).id;
}

test('a market’s photo stands on its page for everybody, as wide as a screen asks, until another comes', async () => {
  const { id: marketId } = await wuse();
  const first = answered(
    await admin.client.call(setMarketPhoto, { marketId, pictureId: await widePhoto() }),
  ).imageUrl;
  if (first === null) throw new Error('a photo is not shown');
  expect(answered(await visitor.call(showMarket, { slug: 'wuse-market' })).imageUrl).toBe(first);
  for (const width of [320, 640, 1280]) {
    const shown = await visitor.request(first.replace('640', String(width)));
    expect(shown.status).toBe(200);
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const read = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([read.format, read.width]).toEqual(['webp', width]);
  }
  answered(await admin.client.call(setMarketPhoto, { marketId, pictureId: await widePhoto() }));
  expect((await visitor.request(first)).status).toBe(404);
  expect(
    answered(await admin.client.call(setMarketPhoto, { marketId, pictureId: null })).imageUrl,
  ).toBeNull();
  expect((await readAudit(world, 'markets', marketId)).map(({ action }) => action)).toContain(
    'setMarketPhoto',
  );
});

test('a picture that nobody shows has no address of that kind, and another’s cannot be shown', async () => {
  const { id: marketId } = await wuse();
  const pictureId = await widePhoto();
  for (const file of ['640.webp', '641.webp', '640.png', '..%2f640.webp'])
    expect((await visitor.request(`/media/shown/${pictureId}/${file}`)).status).toBe(404);
  const other = await signUpAdmin(world, ['markets:manage']);
  const result = await other.client.call(setMarketPhoto, { marketId, pictureId });
  expect(result).toMatchObject({ status: 422, reason: 'no-such-picture' });
});

test('a photo takes the place of a drawing in the gallery, and gives it back', async () => {
  expect(answered(await visitor.call(listGallery, {}))).toEqual([]);
  const pictureId = await widePhoto();
  const [shown] = answered(await admin.client.call(setGalleryPhoto, { name: 'yam', pictureId }));
  expect(answered(await visitor.call(listGallery, {}))).toEqual([shown]);
  expect((await visitor.request(shown?.imageUrl ?? '')).status).toBe(200);
  expect(answered(await admin.client.call(setGalleryPhoto, { name: 'yam', pictureId: null }))).toEqual([]);
  expect((await visitor.request(shown?.imageUrl ?? '')).status).toBe(404);
});

test('a market stands where an admin put it, inside the city', async () => {
  const { id: marketId, position: before } = await wuse();
  const position = { latitude: 9.0712, longitude: 7.4612 };
  expect(answered(await admin.client.call(placeMarket, { marketId, position })).position).toEqual(position);
  const [entry] = (await readAudit(world, 'markets', marketId)).slice(-1);
  expect(entry).toMatchObject({ action: 'placeMarket', before, after: position });
  const lagos = { latitude: 6.5, longitude: 3.4 };
  expect(await admin.client.call(placeMarket, { marketId, position: lagos })).toMatchObject({
    reason: 'outside-city',
  });
});
