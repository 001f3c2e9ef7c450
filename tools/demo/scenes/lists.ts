import { randomUUID } from 'node:crypto';
import type { SentTo } from '#contract/endpoint.ts';
import {
  answerRequestQuestion,
  sendListRequest,
  showListRequest,
} from '#contract/orders/requests/endpoints.ts';
import {
  askAboutListRequest,
  listListRequests,
  takeListRequest,
  writeListRequest,
} from '#contract/orders/requests/transcription/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import { bringRecording } from '#test/factories/requests/recordings.ts';
import { oneOf, upTo } from '../chance.ts';
import { takePhoto } from '../photo.ts';
import type { Scene, SentList, Stage } from '../scene.ts';
import { newGuest, place, shoppingLists } from './orders.ts';

const mostOpen = 3;
const oneInSoManyIsUnclear = 4;

/** Guests talk or snap their lists; ngozi writes down the oldest, and its sender looks through it and orders. */
export const lists: Scene = {
  name: 'lists',
  everySeconds: 20,
  play: async (stage: Stage) => {
    if (stage.sentLists.length < mostOpen) await send(stage);
    await writeOldest(stage);
    for (const sent of stage.sentLists.slice()) await goOn(sent, stage);
  },
};

async function send(stage: Stage): Promise<void> {
  const buyer = newGuest(stage);
  const { device, name, phoneNumber: phone } = buyer;
  const original = await originalOf(device);
  const written = { cityId: null, original, customer: { name, phone }, note: '' };
  const { request, token } = answered(
    await device.call(sendListRequest, { clientRequestId: randomUUID(), ...written }),
  );
  stage.sentLists.push({ id: request.id, token, buyer });
  stage.log(`${name} don ${original.kind === 'voice' ? 'talk' : 'snap'} im list`);
}

/** A voice note without a voice, or a card without writing: nobody speaks or writes here. */
async function originalOf(device: Client): Promise<SentTo<typeof sendListRequest>['original']> {
  if (upTo(2) > 0) return { kind: 'photo', pictureIds: [await takePhoto(device)] };
  return { kind: 'voice', recordingId: await bringRecording(device, { seconds: 5 + upTo(20) }) };
}

async function writeOldest({ people: { admin }, log }: Stage): Promise<void> {
  const { requests } = answered(await admin.call(listListRequests, {}));
  const oldest = requests.find(({ state }) => state === 'waiting');
  if (oldest === undefined) return;
  const requestId = oldest.id;
  const taken = answered(await admin.call(takeListRequest, { requestId }));
  const request = { clientRequestId: randomUUID(), requestId };
  if (taken.questions.length === 0 && upTo(oneInSoManyIsUnclear) === 0) {
    const question = 'Abeg, na which one you mean for di last line?';
    answered(await admin.call(askAboutListRequest, { ...request, question }));
    return log(`ngozi don ask ${taken.customer.name} about im list`);
  }
  answered(await admin.call(writeListRequest, { ...request, text: oneOf(shoppingLists) }));
  log(`ngozi don write ${taken.customer.name} list`);
}

async function goOn(sent: SentList, stage: Stage): Promise<void> {
  const { id: requestId, token, buyer } = sent;
  const { state, text } = answered(await buyer.device.call(showListRequest, { requestId, token }));
  if (state === 'waiting') return;
  if (state === 'asked') {
    const answer = { clientRequestId: randomUUID(), requestId, token, answer: 'Di white one' };
    answered(await buyer.device.call(answerRequestQuestion, answer));
    return stage.log(`${buyer.name} don answer`);
  }
  stage.sentLists.splice(stage.sentLists.indexOf(sent), 1);
  if (state !== 'ready' || text === null) return;
  const { code, token: key } = await place(stage, buyer, { text, listRequest: { id: requestId, token } });
  stage.orders.push({ code, token: key, name: buyer.name, device: buyer.device });
  stage.log(`${buyer.name} look di list, e correct: ${code}`);
}
