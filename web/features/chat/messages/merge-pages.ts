import type { Conversation, Mark, Marks, Message, Side } from '#contract/chat/schema.ts';

/** Both, each number once, in their order; where both have one, the fresh says how it stands. */
export function mergeMessages(known: readonly Message[], fresh: readonly Message[]): Message[] {
  const byNumber = new Map([...known, ...fresh].map((message) => [message.number, message]));
  return [...byNumber.values()].toSorted((a, b) => a.number - b.number);
}

/** The newest page over what is known: older ones stay where the two touch, otherwise they would hide a gap. */
export function withNewestPage(known: Conversation | undefined, page: Conversation): Conversation {
  if (known === undefined) return page;
  const marks = higherMarks(known, page);
  const oldest = page.messages[0]?.number;
  const touches = oldest !== undefined && known.messages.some(({ number }) => number >= oldest);
  if (page.hasMore && !touches) return { ...page, marks };
  // A message that the newest page lacks within its range is no longer visible to this reader.
  const before = known.messages.filter(({ number }) => oldest !== undefined && number < oldest);
  // Messages newer than that read arrived here while its reply was on its way. By its time alone one would be missed
  // whose writer began before that read and was done after it.
  const readAt = Date.parse(page.asOf);
  const isOvertaken = readAt < Date.parse(known.asOf);
  const isSince = ({ number, at }: Message) =>
    number > page.last && (isOvertaken || Date.parse(at) >= readAt) && !isAnother(known, page);
  const since = known.messages.filter(isSince);
  const hasMore = before.length > 0 ? known.hasMore : page.hasMore;
  return { ...page, marks, messages: mergeMessages([...before, ...since], page.messages), hasMore };
}

/**
 * Adds the messages after the newest known one. A reply that was overtaken adds its messages and changes nothing else.
 */
export function withNews(known: Conversation, news: Conversation): Conversation {
  const messages = mergeMessages(known.messages, news.messages);
  const isOvertaken = Date.parse(news.asOf) < Date.parse(known.asOf);
  const marks = higherMarks(known, news);
  return { ...(isOvertaken ? known : news), marks, messages, hasMore: known.hasMore };
}

export function withOlderPage(known: Conversation, page: Conversation): Conversation {
  return { ...known, messages: mergeMessages(page.messages, known.messages), hasMore: page.hasMore };
}

/** One that this phone sent and the server took. Others' may have come before it: what is asked for next begins where it began. */
export function withTaken(known: Conversation, message: Message): Conversation {
  return { ...known, messages: mergeMessages(known.messages, [message]) };
}

/** One side has received or read further; marks only go up. */
export function withMark(
  known: Conversation,
  { side, delivered, read }: Mark & { side: Side },
): Conversation {
  const mark = higher(known.marks[side], { delivered: Math.max(delivered, read), read });
  return { ...known, marks: { ...known.marks, [side]: mark } };
}

/** A read receipt may arrive while an older reply is still on its way. */
function higherMarks(known: Conversation, fresh: Conversation): Marks {
  if (isAnother(known, fresh)) return fresh.marks;
  return {
    customer: higher(known.marks.customer, fresh.marks.customer),
    agent: higher(known.marks.agent, fresh.marks.agent),
    office: higher(known.marks.office, fresh.marks.office),
  };
}

function isAnother(known: Conversation, fresh: Conversation): boolean {
  return known.id !== null && fresh.id !== null && known.id !== fresh.id;
}

function higher(one: Mark, other: Mark): Mark {
  return {
    delivered: Math.max(one.delivered, other.delivered),
    read: Math.max(one.read, other.read),
  };
}
