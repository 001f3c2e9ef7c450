import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { exportAccount } from '#contract/accounts/endpoints.ts';
import { showOrderForOffice } from '#contract/admin/endpoints.ts';
import { askedKind } from '#contract/orders/errands/schema.ts';
import { listMyListRequests } from '#contract/orders/requests/endpoints.ts';
import {
  listListRequests,
  takeListRequest,
  writeListRequest,
} from '#contract/orders/requests/transcription/endpoints.ts';
import { showRun } from '#contract/orders/run/endpoints.ts';
import { answered } from '#test/client.ts';
import { doneThereRun, parcelRun } from '#test/factories/errands/runs.ts';
import { sendVoice } from '#test/factories/requests/list-requests.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const halima = await signUpAdmin(world, ['orders:view', 'orders:manage']);

type Written = Pick<Parameters<typeof halima.client.call<typeof writeListRequest>>[1], 'text' | 'orderKind'>;

async function write({ request }: Awaited<ReturnType<typeof sendVoice>>, written: Written) {
  const requestId = request.id;
  answered(await halima.client.call(takeListRequest, { requestId }));
  return halima.client.call(writeListRequest, { clientRequestId: randomUUID(), requestId, ...written });
}

const parcel = 'Carry two gowns from Ngozi for Utako give Emeka for Jabi';

test('a parcel said as a voice note is typed as one sentence, and its agent hears it at the stop and the office beside the order', async () => {
  const ada = await signUpCustomer(world);
  const sent = await sendVoice(ada.client, { orderKind: 'carry' });
  const { requests } = answered(await halima.client.call(listListRequests, {}));
  expect(requests.find(({ id }) => id === sent.request.id)?.orderKind).toBe('carry');
  answered(await write(sent, { text: parcel, orderKind: 'carry' }));
  const [mine] = answered(await ada.client.call(listMyListRequests, {}));
  expect(mine).toMatchObject({ state: 'ready', text: parcel, orderKind: 'carry' });

  const listRequest = { id: sent.request.id, token: null };
  const going = await parcelRun(world, 'shopping', { customer: ada.client, wanted: { listRequest } });
  const [order] = answered(await going.agent.client.call(showRun, {})).orders;
  expect(order).toMatchObject({ errand: { kind: 'carry' }, original: { kind: 'voice', seconds: 3 } });
  const { code } = going.placed;
  const page = answered(await halima.client.call(showOrderForOffice, { code }));
  expect(page.original).toMatchObject({ kind: 'voice', seconds: 3 });
  const { listRequests } = answered(await ada.client.call(exportAccount, {}));
  const exported = z
    .array(z.object({ kind: askedKind, text: z.string(), voice: z.string() }))
    .parse(listRequests);
  expect(exported).toMatchObject([{ kind: 'carry', text: parcel }]);
});

test('a task comes of what was sent as a list once staff have heard what it is, and its original goes with it', async () => {
  const device = world.device();
  const sent = await sendVoice(device);
  expect(sent.request.orderKind).toBe('market');
  answered(await write(sent, { text: 'Queue for my meter at AEDC Utako', orderKind: 'do' }));
  const listRequest = { id: sent.request.id, token: sent.token };
  const { agent } = await doneThereRun(world, 'shopping', { wanted: { listRequest } });
  const [order] = answered(await agent.client.call(showRun, {})).orders;
  expect(order).toMatchObject({ errand: { kind: 'do' }, original: { kind: 'voice' } });
});

test('staff cannot send a sentence that is longer than an order takes, nor a list of none', async () => {
  const sent = await sendVoice(world.device(), { orderKind: 'carry' });
  const refused = await write(sent, { text: 'gown '.repeat(50), orderKind: 'carry' });
  expect(refused).toMatchObject({ ok: false, reason: 'thing-too-long' });
  expect(await write(sent, { text: 'Good morning ma' })).toMatchObject({ ok: false, reason: 'empty-list' });
  answered(await write(sent, { text: 'Good morning ma', orderKind: 'carry' }));
});
