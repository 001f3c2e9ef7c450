import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import {
  noTrouble,
  openTroubledServer,
  refusalOf,
  type Answer,
  type Call,
  type Trouble,
} from '../troubled-server.ts';
import { outboxPage } from './outbox-page.ts';
import type { Sms } from './sms.ts';

/** A Termii of one's own, over HTTP, that can be told to misbehave; its front page shows what went out. */
export interface TermiiStandIn {
  url: string;
  apiKey: string;
  sender: string;
  trouble: Trouble;
  /** Text messages sent, the oldest first. */
  outbox: Sms[];
  /** Without money nothing goes out. */
  balance: { naira: number };
  close(): Promise<void>;
}

const naira = { each: 5, atFirst: 10_000 };

const sending = z.object({
  to: z.string().check(z.regex(/^\d{11,15}$/)),
  from: z.string(),
  sms: z.string().check(z.minLength(1)),
  type: z.literal('plain'),
  channel: z.enum(['generic', 'dnd']),
  api_key: z.string(),
});

/** `tell` hears of every message that goes out. */
export async function openTermii(
  given: { port?: number; onMessage?: (sms: Sms) => void } = {},
): Promise<TermiiStandIn> {
  const house = {
    apiKey: 'TL_stand_in_key',
    sender: 'MarketWaka',
    trouble: noTrouble(),
    outbox: [] as Sms[],
    balance: { naira: naira.atFirst },
    onMessage: given.onMessage ?? (() => {}),
  };
  const { url, close } = await openTroubledServer(house.trouble, (call) => answer(house, call), given.port);
  const { onMessage: _onMessage, ...standIn } = house;
  return { ...standIn, url, close };
}

type House = Omit<TermiiStandIn, 'url' | 'close'> & { onMessage: (sms: Sms) => void };

/** The ways in which it says no. */
export const termiiSays = {
  wrongKey: { status: 401, body: { code: 401, message: 'Unauthorized' } },
  unknownSender: (name: string): Answer => ({
    status: 404,
    body: {
      code: 404,
      message: `ApplicationSenderId not found for applicationId: 1 and senderName: ${name}`,
    },
  }),
  noMoney: { status: 400, body: { code: 400, message: 'Insufficient balance' } },
  wrongPhone: { status: 400, body: { code: 400, message: [{ issue: 'Invalid phone number' }] } },
  incomplete: { status: 422, body: { message: { sms: ['The sms field is required.'] } } },
  tooMany: {
    status: 429,
    headers: { 'retry-after': '30' },
    body: { code: 429, message: 'Too Many Requests' },
  },
} as const;

function answer(house: House, call: Call): Answer {
  const { method, url } = call;
  if (method === 'GET' && url.pathname === '/')
    return {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: outboxPage(house.outbox),
    };
  if (method !== 'POST' || url.pathname !== '/api/sms/send')
    return { status: 404, body: { message: 'Not found' } };
  return refusalOf(house.trouble) ?? send(house, JSON.parse(call.body.toString()));
}

function send({ apiKey, sender, outbox, balance, onMessage }: House, body: unknown): Answer {
  const read = z.safeParse(sending, body);
  if (!read.success) {
    const isPhone = read.error.issues.some(({ path }) => path[0] === 'to');
    return isPhone ? termiiSays.wrongPhone : termiiSays.incomplete;
  }
  const { to, from, sms: text, api_key: key } = read.data;
  if (key !== apiKey) return termiiSays.wrongKey;
  if (from !== sender) return termiiSays.unknownSender(from);
  if (balance.naira < naira.each) return termiiSays.noMoney;
  balance.naira -= naira.each;
  const sms = { to: `+${to}`, from, text, at: new Date() };
  outbox.push(sms);
  onMessage(sms);
  const id = `30175440544590838198${randomInt(100_000, 999_999)}`;
  const accepted = { code: 'ok', balance: balance.naira, message_id: id, message: 'Successfully Sent' };
  return { status: 200, body: { ...accepted, user: 'MarketWaka', message_id_str: id } };
}
