import { hasHidden } from '#contract/names/hidden-letters.ts';
import { isOfTheHouse } from '#server/names/house-names.ts';
import { skeletonOf } from '#server/names/skeleton.ts';

/** A username as it is compared with others, and what stands against it. */
export interface NameSigns {
  skeleton: string;
  fault: 'hidden' | 'house' | null;
}

export function signsOf(username: string, businessName: string): NameSigns {
  const skeleton = skeletonOf(username);
  if (hasHidden(username)) return { skeleton, fault: 'hidden' };
  return { skeleton, fault: isOfTheHouse(skeleton, businessName) ? 'house' : null };
}
