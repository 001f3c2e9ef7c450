import { arrivedOf } from '#contract/chat/rules.ts';
import type { Conversation, Message } from '#contract/chat/schema.ts';
import { happenedWords } from '#contract/copy/chat/happened.ts';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import type { Language } from '#contract/accounts/schema.ts';
import type { ShownMessage } from './shown-message.ts';
import type { WaitingMessage } from '../writing/waiting-messages.ts';

interface Talk {
  conversation: Pick<Conversation, 'messages' | 'me' | 'marks'>;
  waiting: readonly WaitingMessage[];
  hasNetwork: boolean;
  language: Language;
}

/** Messages of the server, then those that wait on this phone; one that is in both is shown once. */
export function shownMessages({ conversation, waiting, hasNetwork, language }: Talk): ShownMessage[] {
  const taken = new Set(conversation.messages.map(({ requestId }) => requestId));
  const left = waiting.filter(({ requestId }) => !taken.has(requestId));
  return [
    ...conversation.messages.map((message) => ofServer(message, conversation, language)),
    ...left.map((message) => ofPhone(message, conversation, hasNetwork, language)),
  ];
}

function ofServer(
  message: Message,
  { me, marks }: Pick<Conversation, 'me' | 'marks'>,
  language: Language,
): ShownMessage {
  const { number, from, isMine, requestId, at, removed, isForOffice, isReported } = message;
  return {
    key: requestId ?? String(number),
    number,
    from,
    isMine,
    name: nameOf(message, language),
    text: message.happened === null ? message.text : happenedWords[language][message.happened](message.name),
    pictures: message.pictureUrls,
    at,
    state: isMine ? arrivedOf(message, me, marks) : null,
    removed,
    isForOffice,
    isReported,
    refusal: null,
  };
}

function ofPhone(
  { requestId, text, pictures, at, refusal }: WaitingMessage,
  { me }: Pick<Conversation, 'me'>,
  hasNetwork: boolean,
  language: Language,
): ShownMessage {
  return {
    key: requestId,
    number: null,
    from: me,
    isMine: true,
    name: talkCopy[language].you,
    text,
    pictures,
    at,
    state: refusal !== null ? 'refused' : hasNetwork ? 'sending' : 'waiting',
    removed: null,
    isForOffice: false,
    isReported: false,
    refusal: refusal?.sentence ?? null,
  };
}

/** A first name where one is known; somebody of the office is always said to be of the office. */
function nameOf({ isMine, from, name }: Message, language: Language): string {
  const { you, who } = talkCopy[language];
  if (isMine) return you;
  if (from === 'house') return '';
  if (name === '') return who[from];
  return from === 'office' ? `${name} · ${who.office}` : name;
}
