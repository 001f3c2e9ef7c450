import type { FeatureDeps, FeatureJob } from '#server/feature.ts';
import { forgetOldTalk } from './retention/forget-old-talk.ts';
import { sayWhatHappened, movesWithLine } from './reactions.ts';

export function chatSchedule({ db }: FeatureDeps): FeatureJob[] {
  return [
    {
      name: 'chat-lines',
      everySeconds: 5,
      topics: ['orders'],
      kinds: movesWithLine,
      work: () => sayWhatHappened(db),
    },
    { name: 'chat-tidy', everySeconds: 60 * 60, topics: [], work: () => forgetOldTalk(db, new Date()) },
  ];
}
