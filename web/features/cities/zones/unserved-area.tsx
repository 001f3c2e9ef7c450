import type { Zone } from '#contract/cities/zones/schema.ts';
import { unservedIn } from '#contract/orders/errands/reading/known-areas.ts';
import { Alert } from '#web/ui/states/alert.tsx';

export interface UnservedAreaProps {
  /** The address as far as it is written. */
  text: string;
  zones: readonly Zone[];
  say: (area: string) => string;
}

/** Says that an area is not served as soon as an address names it: the list of areas to choose from has none that is not. */
export function UnservedArea({ text, zones, say }: UnservedAreaProps) {
  const area = unservedIn(text, zones);
  return area !== null && <Alert tone="warning">{say(area)}</Alert>;
}
