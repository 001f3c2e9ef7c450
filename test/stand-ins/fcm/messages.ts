import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import type { Answer, Call } from '../troubled-server.ts';
import { fcmSays } from './answers.ts';

const strings = z.record(z.string(), z.string());
const sending = z.strictObject({
  message: z.strictObject({
    token: z.string(),
    webpush: z.strictObject({
      headers: z.optional(strings),
      notification: z.optional(z.record(z.string(), z.unknown())),
      data: z.optional(strings),
      fcm_options: z.optional(z.strictObject({ link: z.string() })),
    }),
  }),
});

/** A message that FCM took for a browser. */
export interface Message {
  token: string;
  headers: Readonly<Record<string, string>>;
  notification: Readonly<Record<string, unknown>>;
  data: Readonly<Record<string, string>>;
  link: string | undefined;
}

const mostBytes = 4096;

/** Takes a message for a browser that is registered, or says what is wrong with it; `take` gets what is taken. */
export function answerSend(
  { body }: Call,
  {
    projectId,
    isRegistered,
    take,
  }: {
    projectId: string;
    isRegistered: (token: string) => boolean;
    take: (message: Message) => void;
  },
): Answer {
  const read = z.safeParse(sending, JSON.parse(body.toString()));
  if (!read.success) return fcmSays.invalid(`Invalid value at '${read.error.issues[0]?.path.join('.')}'`);
  const { token, webpush } = read.data.message;
  const { headers = {}, notification = {}, data = {}, fcm_options: options } = webpush;
  if (!token.includes(':')) return fcmSays.noToken;
  if (options !== undefined && !options.link.startsWith('https://'))
    return fcmSays.invalid('webpush.fcm_options.link must be an https URL');
  if (Buffer.byteLength(JSON.stringify({ notification, data })) > mostBytes)
    return fcmSays.invalid('Message too big');
  if (!isRegistered(token)) return fcmSays.unregistered;
  take({ token, headers, notification, data, link: options?.link });
  return { status: 200, body: { name: `projects/${projectId}/messages/${randomInt(2 ** 47)}` } };
}
