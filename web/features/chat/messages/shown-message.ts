import type { Message } from '#contract/chat/schema.ts';

/** Delivery state of an own message. */
export type MessageState = 'waiting' | 'sending' | 'refused' | 'sent' | 'delivered' | 'read';

/** A message as the list draws it, from the server or still on this phone. */
export interface ShownMessage {
  /** The same before and after it was sent. */
  key: string;
  /** Its place in the conversation; nothing while it waits on this phone. */
  number: number | null;
  from: Message['from'];
  isMine: boolean;
  /** Author, as this reader calls them. */
  name: string;
  text: string;
  /** Addresses of the server, or keys of photos that wait on this phone. */
  pictures: readonly string[];
  at: string;
  /** Null for messages of others. */
  state: MessageState | null;
  removed: Message['removed'];
  /** Only its writer and the office see it. */
  isForOffice: boolean;
  /** This side has reported it. */
  isReported: boolean;
  /** Reason of the server’s refusal. */
  refusal: string | null;
}
