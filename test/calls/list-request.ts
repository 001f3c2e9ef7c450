import { randomUUID } from 'node:crypto';
import { addRecording } from '#contract/media/endpoints.ts';
import {
  sendListRequest,
  showListRequest,
  withdrawListRequest,
} from '#contract/orders/requests/endpoints.ts';
import type { Client } from '../client.ts';
import { newPhone } from '../factories/orders.ts';
import { voiceNote } from '../factories/requests/recordings.ts';
import type { Ask } from './asking.ts';

/** A voice note in place of a list, which its sender takes back. */
export async function sendAndWithdraw(guest: Client, ask: Ask): Promise<void> {
  const { id: recordingId } = await ask(guest, addRecording, { recording: await voiceNote() });
  const { request, token } = await ask(guest, sendListRequest, {
    clientRequestId: randomUUID(),
    cityId: null,
    original: { kind: 'voice', recordingId },
    customer: { name: 'Bola', phone: newPhone() },
    note: '',
  });
  const own = { requestId: request.id, token };
  await ask(guest, showListRequest, own);
  await ask(guest, withdrawListRequest, own);
}
