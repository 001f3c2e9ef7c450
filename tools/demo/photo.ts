import { addPicture } from '#contract/media/endpoints.ts';
import type { PictureId } from '#contract/media/schema.ts';
import sharp from 'sharp';
import { answered, type Client } from '#test/client.ts';
import { upTo } from './chance.ts';

/** Takes a photo and brings it: a plain card in a colour of its own, since nobody stands at a stall here. */
export async function takePhoto(phone: Client): Promise<PictureId> {
  const background = { r: upTo(256), g: 120 + upTo(120), b: upTo(120) };
  const card = sharp({ create: { width: 320, height: 240, channels: 3, background } });
  const picture = new Uint8Array(await card.jpeg().toBuffer());
  return answered(await phone.call(addPicture, { picture })).id;
}
