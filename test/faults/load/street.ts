import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { addPicture } from '#contract/media/endpoints.ts';
import type { PictureId } from '#contract/media/schema.ts';
import { openClient, type Client } from '#test/client.ts';
import { NoAnswer, stubborn, type Watched } from '../stubborn-phone.ts';
import type { ThirdParties } from '../world/third-parties.ts';

/** All people who use the product during a run, and what they know of each other outside it. */
export interface Street extends Watched {
  url: string;
  parties: ThirdParties;
  /** PINs, as customers read them out at their doors. */
  pins: Map<string, string>;
  /** Orders that nobody will ever pay. */
  leftUnpaid: Set<string>;
  /** False once nobody orders anything new. */
  isOpen(): boolean;
}

const patienceMs = 8000;
const userAgent = 'Mozilla/5.0 (Linux; Android 11; TECNO KE5) AppleWebKit/537.36 Chrome/126.0.0.0';

/** A phone on a network of its own. */
export function phoneOf(
  street: Street,
  who: string,
  cookies: ReadonlyMap<string, string> = new Map(),
): Client {
  const part = () => 1 + street.chance.upTo(250);
  const address = `10.${part()}.${part()}.${part()}`;
  return stubborn(openClient({ url: street.url, address, userAgent, patienceMs, cookies }), who, street);
}

/** Takes a photo and brings it, from another mobile address than the last. */
export async function bringPhoto(street: Street, who: string, phone: Client): Promise<PictureId | null> {
  const part = () => street.chance.upTo(256);
  const card = sharp({
    create: { width: 160, height: 120, channels: 3, background: { r: part(), g: part(), b: part() } },
  });
  const picture = new Uint8Array(await card.jpeg().toBuffer());
  const result = await phoneOf(street, who, phone.cookies).call(addPicture, { picture });
  return result.ok ? result.value.id : null;
}

/** Words that nobody else says. */
export function someWords(about: string): string {
  return `${about} ${randomUUID().slice(0, 8)}`;
}

export function moment(street: Street, fromMs: number, toMs: number): Promise<void> {
  return pause(fromMs + street.chance.upTo(toMs - fromMs));
}

/** Does it again and again until told to stop; what goes wrong for one person is over with the next turn. */
export async function again(street: Street, goesOn: () => boolean, turn: () => Promise<void>): Promise<void> {
  while (goesOn()) {
    try {
      await turn();
    } catch (error) {
      if (error instanceof NoAnswer) return;
      street.surprise(error instanceof Error ? (error.stack ?? error.message) : String(error));
      await pause(500);
    }
  }
}
