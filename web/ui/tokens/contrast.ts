/** Contrast ratio of WCAG: 1 for equal colours, 21 for ink on snow. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  // A packed stylesheet writes #fff for #ffffff.
  const full = color.length === 4 ? color.replaceAll(/[0-9a-f]/gi, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(full.slice(at, at + 2)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: string): number {
  const part = Number.parseInt(channel, 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
