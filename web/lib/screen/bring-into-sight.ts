/** The ref of a part that is brought into sight when it opens: on a phone it begins under the bar at the foot. */
export function bringIntoSight(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'nearest' });
}
