import type { Message } from '#contract/chat/schema.ts';

/** How far an own message is on its way. */
export type MessageState = 'waiting' | 'sending' | 'refused' | 'sent' | 'delivered' | 'read';

/** A message as the list draws it, from the server or still on this phone. */
export interface ShownMessage {
  /** The same before and after it was sent. */
  key: string;
  /** Its place in the conversation; nothing while it waits on this phone. */
  number: number | null;
  from: Message['from'];
  isMine: boolean;
  /** Who wrote it, as this reader calls them. */
  name: string;
  text: string;
  /** Addresses of the server, or keys of photos that wait on this phone. */
  pictures: readonly string[];
  at: string;
  /** Nothing for what others wrote. */
  state: MessageState | null;
  removed: Message['removed'];
  /** Only its writer and the office see it. */
  isForOffice: boolean;
  /** This side has reported it. */
  isReported: boolean;
  /** Why the server would not take it. */
  refusal: string | null;
}
