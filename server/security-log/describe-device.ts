type Named = readonly [name: string, sign: RegExp];

// Most browsers also claim to be Chrome or Safari: the particular ones come first.
const browsers: readonly Named[] = [
  ['Opera Mini', /Opera Mini/],
  ['Opera', /OPR\/|Opera/],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['UC Browser', /UCBrowser\//],
  ['Phoenix', /PHX\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];

const systems: readonly Named[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
  ['KaiOS', /KAIOS/],
];

/** A device as its owner would call it: "Chrome on Android". Empty where the browser says nothing we know. */
export function describeDevice(userAgent: string): string {
  const found = [browsers, systems].flatMap(
    (kind) => kind.find(([, sign]) => sign.test(userAgent))?.[0] ?? [],
  );
  return found.join(' on ');
}
