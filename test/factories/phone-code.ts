import { setTimeout as pause } from 'node:timers/promises';
import { askPhoneCode, verifyPhone } from '#contract/phones/endpoints.ts';
import { answered, type Client } from '../client.ts';
import type { TermiiStandIn } from '../stand-ins/termii/stand-in.ts';

const looks = 50;
const lookAgainMs = 200;

/** Asks for a code, reads it in the SMS, and types it. */
export async function verifyNumber({ outbox }: TermiiStandIn, device: Client, number: string): Promise<void> {
  const before = outbox.length;
  const { phone } = answered(await device.call(askPhoneCode, { phone: number }));
  for (let look = 0; look < looks; look += 1) {
    // Another text to the same number may come first.
    const texts = outbox.slice(before).filter(({ to }) => to === phone);
    const code = texts.map(({ text }) => /#(\d{6})$/.exec(text)?.[1]).find((one) => one !== undefined);
    if (code !== undefined) return void answered(await device.call(verifyPhone, { phone, code }));
    await pause(lookAgainMs);
  }
  throw new Error(`no code reached ${number}`);
}
