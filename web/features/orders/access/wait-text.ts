import type { TrackingCopy } from '#contract/copy/tracking/en.ts';

export function waitText(seconds: number, copy: TrackingCopy['form']): string {
  return seconds < 90 ? copy.seconds(seconds) : copy.minutes(Math.ceil(seconds / 60));
}
