import { randomUUID } from 'node:crypto';
import type { ReplyOf, SentTo } from '#contract/endpoint.ts';
import { sendListRequest } from '#contract/orders/requests/endpoints.ts';
import type { OrderKind } from '#contract/orders/errands/schema.ts';
import type { ListRequestId } from '#contract/orders/requests/ids.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findRequest } from '#server/features/orders/requests/store.ts';
import { requestEvent, type RequestEventKind } from '#server/features/orders/requests/view-event.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import type { Db } from '#server/db/database.ts';
import { answered, type Client } from '#test/client.ts';
import type { World } from '#test/world.ts';
import { newPhone } from '../orders.ts';
import { bringRecording } from './recordings.ts';

type NewRequest = SentTo<typeof sendListRequest>;
export type SentRequest = ReplyOf<typeof sendListRequest>;

/** A voice note that is about to be sent by this client. */
export async function voiceRequest(client: Client, given: Partial<NewRequest> = {}): Promise<NewRequest> {
  return {
    clientRequestId: randomUUID(),
    cityId: null,
    original: { kind: 'voice', recordingId: await bringRecording(client) },
    customer: { name: 'Bola', phone: newPhone() },
    note: '',
    ...given,
  };
}

export async function sendVoice(client: Client, given: Partial<NewRequest> = {}): Promise<SentRequest> {
  return answered(await client.call(sendListRequest, await voiceRequest(client, given)));
}

type Place = Pick<World, 'db'>;

/** Staff write it down. */
export function writeDown(
  place: Place,
  id: ListRequestId,
  text: string,
  orderKind: OrderKind = 'market',
): Promise<void> {
  return moved(place, id, 'request.written', async (db) => {
    await db`
      update list_request set state = 'ready', written_text = ${text}, order_kind = ${orderKind}, written_at = now(),
        changed_at = now()
      where id = ${id}`;
  });
}

/** Staff ask about a part of it. */
export function askAbout(place: Place, id: ListRequestId, question: string): Promise<void> {
  return moved(place, id, 'request.questionAsked', async (db) => {
    await db`
      insert into list_request_question (id, request_id, question, asked_at)
      values (${randomUUID()}, ${id}, ${question}, now())`;
    await db`update list_request set state = 'asked', changed_at = now() where id = ${id}`;
  });
}

/** Staff cannot make it out. */
export function giveUpOn(place: Place, id: ListRequestId): Promise<void> {
  return moved(place, id, 'request.foundUnreadable', async (db) => {
    await db`
      update list_request set state = 'unreadable', unreadable_reason = 'cannot-hear', changed_at = now()
      where id = ${id}`;
  });
}

async function moved(
  { db }: Place,
  id: ListRequestId,
  kind: RequestEventKind,
  move: (db: Db) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await move(transaction);
    const row = await findRequest(transaction, id);
    if (row !== undefined) await writeEvent(transaction, requestEvent(row, kind));
  });
}
