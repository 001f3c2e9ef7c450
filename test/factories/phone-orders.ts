import { randomUUID } from 'node:crypto';
import type { ReplyOf, SentTo } from '#contract/endpoint.ts';
import { placePhoneOrder } from '#contract/orders/phone-orders/endpoints.ts';
import { answered, type Client } from '../client.ts';
import { yesThrough } from './orders.ts';

type Typed = SentTo<typeof placePhoneOrder>;
type Wanted = NonNullable<Parameters<typeof yesThrough>[1]> & Partial<Pick<Typed, 'callId' | 'ringsBack'>>;

/** An order as staff type it for somebody on the phone, after the quote was read aloud. */
export async function typedThrough(staff: Client, given: Wanted = {}): Promise<Typed> {
  const { callId = randomUUID(), ringsBack = false, ...wanted } = given;
  const { payWay: _atDoor, ...order } = await yesThrough(staff, wanted);
  return { ...order, callId, ringsBack };
}

export async function placeByPhone(
  staff: Client,
  given: Wanted = {},
): Promise<ReplyOf<typeof placePhoneOrder>> {
  return answered(await staff.call(placePhoneOrder, await typedThrough(staff, given)));
}
