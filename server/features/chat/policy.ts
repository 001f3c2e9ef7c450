import { phaseOf, talkHours, type Phase } from '#contract/chat/rules.ts';
import type { About, Side, Standing } from '#contract/chat/schema.ts';
import { holds } from '#contract/permissions.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf, type Person } from '#server/http/person.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import type { Limit } from '#server/throttle/limits.ts';
import type { Counted } from '#server/throttle/throttle.ts';
import type { MuteRow, Talk } from './store.ts';

/** As whom somebody takes part. */
export interface Part {
  side: Side;
  userId: string | null;
  /** False: an admin who looks after orders, and not after what is said about them. */
  mayWrite: boolean;
}

/** State of the people in a conversation, now. */
export interface Footing {
  now: Date;
  /** The agent who carries its order, or brought it within the chat window. */
  carrierId: string | null;
  /** The side that blocked the other. */
  blockedBy: 'customer' | 'agent' | null;
  /** True where admins alone answer the customer. */
  standsOffice: boolean;
  phase: Phase;
}

export function footingOf(talk: Talk, now: Date): Footing {
  const phase = phaseOf(talk.endedAt, now);
  const carrierId = phase.phase === 'talk' ? carrierOf(talk) : null;
  // A block was about whoever carried it then.
  const blockedBy = carrierId !== null && talk.blockedCarrier === carrierId ? talk.blockedBy : null;
  return { now, carrierId, blockedBy, standsOffice: carrierId === null || blockedBy !== null, phase };
}

/** The carrier now, or the last one. */
export function carrierOf({ agentId, riderId }: Pick<Talk, 'agentId' | 'riderId'>): string | null {
  return riderId ?? agentId;
}

/** As whom this person takes part in it now; nothing where it is not theirs to know of. */
export function partOf(person: Person, about: About, talk: Talk, now: Date): Part | undefined {
  const userId = userOf(person)?.id ?? null;
  const token = about.kind === 'order' ? about.token : null;
  if (isWhose(userId, token, talk)) return { side: 'customer', userId, mayWrite: true };
  const { carrierId } = footingOf(talk, now);
  if (userId !== null && carrierId === userId) return { side: 'agent', userId, mayWrite: true };
  return about.kind === 'support' ? undefined : adminPartOf(person, talk);
}

/** True for the account it belongs to, and for whoever holds the order's link. */
function isWhose(userId: string | null, token: string | null, { whoseId, linkHashes }: Talk): boolean {
  if (userId !== null && whoseId === userId) return true;
  return token !== null && linkHashes.includes(hashSecret(token));
}

function adminPartOf(person: Person, { orderId }: Talk): Part | undefined {
  const user = userOf(person);
  if (user === null) return undefined;
  const mayWrite = holds(user, 'chats:reply');
  if (!mayWrite && (orderId === null || !holds(user, 'orders:view'))) return undefined;
  return { side: 'office', userId: user.id, mayWrite };
}

export function standingOf(
  { orderId }: Talk,
  { phase, standsOffice }: Footing,
  { side }: Pick<Part, 'side'>,
  mute: MuteRow | undefined,
): Standing {
  if (phase.phase === 'closed') return 'closed';
  if (side !== 'office' && mute !== undefined) return 'muted';
  return orderId !== null && standsOffice ? 'office' : 'open';
}

/** Until when this side can write, once the order is over. */
export function closesFor({ endedAt }: Talk, { phase }: Footing, { side }: Part): Date | null {
  if (side !== 'agent' || endedAt === null) return phase.until;
  return new Date(endedAt.getTime() + talkHours * 60 * 60_000);
}

/** The mute that applies to this side of this conversation, if any. */
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

/** Limits count for the account; for guests, for the order. */
export function triesOf(tried: Tried, talk: Talk, part: Part): Counted {
  const limit = { message: messages, report: reports, typing }[tried];
  return { limit, subject: part.userId ?? `guest ${talk.orderId}` };
}

// Conversations cannot be guessed, and many people share one address behind a mobile network: its waits stay short.
const guessesFromAnAddress: Limit = {
  name: 'chat: look',
  free: 60,
  windowSeconds: 15 * 60,
  afterwards: { firstWaitSeconds: 5, longestWaitSeconds: 60 },
};

/** Looks at conversations that are not there, or not theirs. */
export function guessTries(caller: Caller): Counted {
  return { limit: guessesFromAnAddress, subject: caller.address };
}
