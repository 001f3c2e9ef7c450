import { randomUUID } from 'node:crypto';
import * as chat from '#contract/chat/endpoints.ts';
import type { About, Conversation } from '#contract/chat/schema.ts';
import type { SentTo } from '#contract/endpoint.ts';
import { answered, type Client } from '../client.ts';
import type { Placed } from './orders.ts';

type Written = SentTo<typeof chat.sendMessage>;

/** An order's conversation, by its link or by who is signed in. */
export function byLink({ code, token }: Pick<Placed, 'code' | 'token'>): About {
  return { kind: 'order', code, token };
}

export function byCode({ code }: Pick<Placed, 'code'>): About {
  return { kind: 'order', code, token: null };
}

export const support: About = { kind: 'support' };

/** Actions in one conversation on one device. */
export function talkOn(client: Client, about: About) {
  return {
    write: (text: string, given: Partial<Written> = {}) =>
      client.call(chat.sendMessage, {
        clientRequestId: randomUUID(),
        about,
        text,
        pictures: [],
        callsOffice: false,
        ...given,
      }),
    open: (page: { before?: number; after?: number } = {}) =>
      client.call(chat.showConversation, { about, ...page }),
    seen: (delivered: number, read: number) => client.call(chat.markSeen, { about, delivered, read }),
    type: () => client.call(chat.sayTyping, { about }),
    report: (number: number) =>
      client.call(chat.reportMessage, { about, number, reason: 'rude', words: 'Not nice' }),
    block: () => client.call(chat.blockConversation, { about }),
    unblock: () => client.call(chat.unblockConversation, { about }),
  };
}

export type TalkOn = ReturnType<typeof talkOn>;

/** The conversation as this device shows it. */
export async function shownOn(talk: TalkOn): Promise<Conversation> {
  return answered(await talk.open());
}

/** Its messages as `number side: text`. */
export function linesOf({ messages }: Pick<Conversation, 'messages'>): string[] {
  return messages.map(
    ({ number, from, text, happened, removed }) => `${number} ${from}: ${removed ?? happened ?? text}`,
  );
}
