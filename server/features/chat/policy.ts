import { phaseOf, talkHours, type Phase } from '#contract/chat/rules.ts';
import type { About, Side, Standing } from '#contract/chat/schema.ts';
import { holds } from '#contract/permissions.ts';
import type { Caller } from '../../http/caller.ts';
import { userOf, type Person } from '../../http/person.ts';
import type { Limit } from '../../throttle/limits.ts';
import type { Counted } from '../../throttle/throttle.ts';
import { carrierOf, standsForCustomer } from '../orders/policy.ts';
import type { MuteRow, Talk } from './store.ts';

/** As whom somebody takes part. */
export interface Part {
  side: Side;
  userId: string | null;
  /** False: an admin who looks after orders, and not after what is said about them. */
  mayWrite: boolean;
}

/** As whom this person takes part in it now; nothing where it is not theirs to know of. */
export function partOf(person: Person, about: About, talk: Talk, now: Date): Part | undefined {
  const userId = userOf(person)?.id ?? null;
  const token = about.kind === 'order' ? about.token : null;
  if (isWhose(person, token, talk)) return { side: 'customer', userId, mayWrite: true };
  if (userId !== null && carrierIn(talk, now) === userId) return { side: 'agent', userId, mayWrite: true };
  return about.kind === 'support' ? undefined : officePartOf(person, talk);
}

function isWhose(person: Person, token: string | null, talk: Talk): boolean {
  const { whoseId, agentId, riderId, linkHash } = talk;
  return standsForCustomer(person, token, { accountId: whoseId, agentId, riderId, linkHash });
}

function officePartOf(person: Person, { orderId }: Talk): Part | undefined {
  const user = userOf(person);
  if (user === null) return undefined;
  const mayWrite = holds(user, 'chats:reply');
  if (!mayWrite && (orderId === null || !holds(user, 'orders:view'))) return undefined;
  return { side: 'office', userId: user.id, mayWrite };
}

/** Who carries its order now, or brought it within the time that the two may still talk. */
export function carrierIn(talk: Talk, now: Date): string | null {
  return phaseIn(talk, now).phase === 'talk' ? carrierOf(talk) : null;
}

export function phaseIn({ endedAt }: Talk, now: Date): Phase {
  return phaseOf(endedAt, now);
}

/** Who keeps the two apart; a block was about whoever carried it then. */
export function blockedIn(talk: Talk, now: Date): 'customer' | 'agent' | null {
  const carrier = carrierIn(talk, now);
  return carrier !== null && talk.blockedCarrier === carrier ? talk.blockedBy : null;
}

/** True where what the customer writes goes to the office because nobody else is there for it. */
export function standsOfficeIn(talk: Talk, now: Date): boolean {
  return talk.orderId === null || carrierIn(talk, now) === null || blockedIn(talk, now) !== null;
}

export function standingOf(talk: Talk, side: Side, mute: MuteRow | undefined, now: Date): Standing {
  if (phaseIn(talk, now).phase === 'closed') return 'closed';
  if (side !== 'office' && mute !== undefined) return 'muted';
  return talk.orderId !== null && standsOfficeIn(talk, now) ? 'office' : 'open';
}

/** Until when this side can write, once the order is over. */
export function closesFor(talk: Talk, side: Side, now: Date): Date | null {
  if (side !== 'agent' || talk.endedAt === null) return phaseIn(talk, now).until;
  return new Date(talk.endedAt.getTime() + talkHours * 60 * 60_000);
}

/** Of those who cannot write now, the one that is this side of this conversation. */
export function muteOf(mutes: readonly MuteRow[], talk: Talk, part: Part): MuteRow | undefined {
  if (part.side === 'office') return undefined;
  const accounts = part.side === 'customer' ? [talk.whoseId, part.userId] : [part.userId];
  return mutes.find(({ accountId, orderId }) =>
    accountId === null ? part.side === 'customer' && orderId === talk.orderId : accounts.includes(accountId),
  );
}

const messages: Limit = {
  name: 'chat: message',
  free: 60,
  windowSeconds: 60,
  afterwards: 'next-window',
};
const reports: Limit = { name: 'chat: report', free: 20, windowSeconds: 60 * 60, afterwards: 'next-window' };
const typing: Limit = { name: 'chat: typing', free: 1, windowSeconds: 3, afterwards: 'next-window' };

type Tried = 'message' | 'report' | 'typing';

/** What somebody does in a conversation is counted for their account; for guests, by their order. */
export function triesOf(tried: Tried, talk: Talk, part: Part): Counted {
  const limit = { message: messages, report: reports, typing }[tried];
  return { limit, subject: part.userId ?? `guest ${talk.orderId}` };
}

// Nothing here can be guessed, and many people share one address behind a mobile network: its waits stay short.
const looksFromAnAddress: Limit = {
  name: 'chat: look',
  free: 60,
  windowSeconds: 15 * 60,
  afterwards: { firstWaitSeconds: 5, longestWaitSeconds: 60 },
};

/** Looks at conversations that are not there, or not theirs. */
export function lookTries(caller: Caller): Counted {
  return { limit: looksFromAnAddress, subject: caller.address };
}
