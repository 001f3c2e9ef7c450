import { followEvents, takeStreamTicket as ticketEndpoint } from '#contract/tracking/endpoints.ts';
import type { Ground } from '#server/feature.ts';
import { answer, answerStream, type Route, type StreamRoute } from '#server/http/route.ts';
import { takeStreamTicket } from './take-stream-ticket.ts';
import { audibleTo } from './follow-events.ts';

export function trackingRoutes({ db }: Ground): Route[] {
  return [answer(ticketEndpoint, (input, caller) => takeStreamTicket(db, input, caller))];
}

export function trackingStreams({ db }: Ground): StreamRoute[] {
  return [answerStream(followEvents, (input, caller) => audibleTo(db, input, caller))];
}
