/** Widths that a public picture is served in; a screen takes the one it needs. */
export const shownWidths = [320, 640, 1280] as const;
export type ShownWidth = (typeof shownWidths)[number];

const usualWidth: ShownWidth = 640;
const place = '/media/shown/';

/** Address of a public picture. */
export function shownPicture(id: string, width: ShownWidth = usualWidth): string {
  return `${place}${id}/${width}.webp`;
}

/** The same picture in every width, as `srcset` wants it; nothing for an address that is not one of these. */
export function shownWidthsOf(address: string): string | undefined {
  const end = `/${usualWidth}.webp`;
  if (!address.startsWith(place) || !address.endsWith(end)) return undefined;
  const stem = address.slice(0, -end.length);
  return shownWidths.map((width) => `${stem}/${width}.webp ${width}w`).join(', ');
}
