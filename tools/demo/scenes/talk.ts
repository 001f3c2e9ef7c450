import { randomUUID } from 'node:crypto';
import { listMyConversations, markSeen, sendMessage } from '#contract/chat/endpoints.ts';
import { listConversations } from '#contract/chat/admin/endpoints.ts';
import type { About } from '#contract/chat/schema.ts';
import { answered, type Client } from '#test/client.ts';
import { oneOf, upTo } from '../chance.ts';
import type { Scene, Stage } from '../scene.ts';

const wishes = [
  'Abeg pick di ripe one dem.',
  'Call me when you reach di gate, di bell no dey work.',
  'If di pepper too dear, buy small.',
  'I dey house, no rush.',
];
const complaints = ['Di agent never call me o.', 'My change never enter.', 'I fit add one more thing?'];
const agentsSay = ['No wahala, I don see am.', 'I dey market now now.', 'E go reach you hot hot.'];
const adminSays = ['We don hear you. We dey check am now.', 'Abeg give us small time, we go call you.'];

const oneInSoManyCallsAdmin = 3;

/** Customers write, agents answer, and an admin reads the conversations that wait for one. */
export const talk: Scene = {
  name: 'talk',
  everySeconds: 20,
  play: async (stage: Stage) => {
    await customerWrites(stage);
    for (const { device, name } of stage.crew) await agentAnswers(device, name, stage);
    await adminAnswers(stage);
  },
};

async function customerWrites({ orders, log }: Stage): Promise<void> {
  if (orders.length === 0) return;
  const { code, token, device, name } = oneOf(orders);
  const callsOffice = upTo(oneInSoManyCallsAdmin) === 0;
  const text = oneOf(callsOffice ? complaints : wishes);
  if (await say(device, { kind: 'order', code, token }, text, callsOffice)) log(`${name} (${code}): ${text}`);
}

async function agentAnswers(device: Client, name: string, { log }: Stage): Promise<void> {
  const { conversations } = answered(await device.call(listMyConversations, { links: [] }));
  const unread = conversations.find((one) => one.unread > 0);
  if (unread === undefined || unread.code === null) return;
  const about: About = { kind: 'order', code: unread.code, token: null };
  const newest = unread.last?.number ?? 0;
  await device.call(markSeen, { about, delivered: newest, read: newest });
  const text = oneOf(agentsSay);
  if (await say(device, about, text)) log(`${name} (${unread.code}): ${text}`);
}

/** Every other one, so that something is left to be read. */
async function adminAnswers({ people, log }: Stage): Promise<void> {
  const asked = answered(await people.admin.call(listConversations, { filter: 'open', waiting: 'yes' }));
  const [oldest] = asked.conversations;
  if (oldest === undefined || upTo(2) === 0) return;
  const text = oneOf(adminSays);
  const about: About = { kind: 'conversation', id: oldest.id };
  const newest = oldest.last?.number ?? 0;
  await people.admin.call(markSeen, { about, delivered: newest, read: newest });
  if (await say(people.admin, about, text)) log(`di office: ${text}`);
}

async function say(device: Client, about: About, text: string, callsOffice = false): Promise<boolean> {
  const message = { clientRequestId: randomUUID(), about, text, pictures: [], callsOffice };
  return (await device.call(sendMessage, message)).ok;
}
