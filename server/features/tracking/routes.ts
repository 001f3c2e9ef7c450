import { followEvents } from '#contract/tracking/endpoints.ts';
import type { Ground } from '../../feature.ts';
import { answerStream, type StreamRoute } from '../../http/route.ts';
import { topicsFor } from './reads.ts';

export function trackingStreams({ db }: Ground): StreamRoute[] {
  return [answerStream(followEvents, (input, caller) => topicsFor(db, input, caller))];
}
