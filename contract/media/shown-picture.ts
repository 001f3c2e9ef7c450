/** How wide a picture that everybody sees can be asked for; a screen takes the one that it needs. */
export const shownWidths = [320, 640, 1280] as const;
export type ShownWidth = (typeof shownWidths)[number];

const usualWidth: ShownWidth = 640;
const place = '/media/shown/';

/** Where a picture that everybody may see stands, for as long as it is shown. */
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
