import type { TrackingCopy } from '#contract/copy/tracking/en.ts';

export function waitWords(seconds: number, words: TrackingCopy['form']): string {
  return seconds < 90 ? words.seconds(seconds) : words.minutes(Math.ceil(seconds / 60));
}
