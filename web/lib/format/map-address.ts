import type { Place } from '#contract/areas.ts';

/** Opens whichever map the phone has: at the place itself under a label, or with what is sought near it. */
export function mapAddress(
  { latitude, longitude }: Place,
  shown: { label: string } | { sought: string },
): string {
  const point = `${latitude},${longitude}`;
  const query =
    'label' in shown ? `${point}(${encodeURIComponent(shown.label)})` : encodeURIComponent(shown.sought);
  return `geo:${point}?q=${query}`;
}
