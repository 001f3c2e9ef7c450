import { event } from '#contract/events/event.ts';
import { id } from '#contract/fields.ts';

const ofRequest = { requestId: id };

/** A list that is not typed, from its arrival to its end. The payload names it alone: who may read it asks for it. */
export const requestEvents = [
  event('request.sent', ofRequest),
  /** A member of staff has begun or gone on to write it down, or has left it to others. */
  event('request.taken', ofRequest),
  event('request.left', ofRequest),
  event('request.questionAsked', ofRequest),
  event('request.questionAnswered', ofRequest),
  event('request.written', ofRequest),
  event('request.foundUnreadable', ofRequest),
  /** It has waited for too long, and staff are rung once. */
  event('request.overdue', ofRequest),
  event('request.placed', { ...ofRequest, orderId: id }),
  event('request.lapsed', ofRequest),
  event('request.withdrawn', ofRequest),
] as const;
