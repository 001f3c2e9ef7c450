import * as endpoints from '#contract/tracking/endpoints.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { answer, answerStream, type Route, type StreamRoute } from '#server/http/route.ts';
import { followEvents } from './follow-events.ts';
import { takeStreamTicket } from './take-stream-ticket.ts';

export function trackingRoutes({ db }: FeatureDeps): Route[] {
  return [answer(endpoints.takeStreamTicket, (input, caller) => takeStreamTicket(db, input, caller))];
}

export function trackingStreams({ db }: FeatureDeps): StreamRoute[] {
  return [answerStream(endpoints.followEvents, (input, caller) => followEvents(db, input, caller))];
}
