import { licenceOf } from './licences.ts';
import { nameAt, packagesIn, type Entry, type Lockfile } from './lockfile.ts';

/**
 * The bill of materials in CycloneDX 1.6. `npm sbom` refuses a tree in which somebody asks for `latest`, and writes
 * another number and another time on every run; this one is the same for the same lockfile.
 */
export function billOfMaterials(lockfile: Lockfile): string {
  const own = lockfile[''] ?? {};
  const parts = new Map(packagesIn(lockfile).map((one) => [refOf(...one), one]));
  const ownRef = `marketwaka@${own.version}`;
  const refs = [...parts.keys()].toSorted();
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': ownRef, name: 'marketwaka', version: own.version },
    },
    components: refs.flatMap((ref) => {
      const part = parts.get(ref);
      return part === undefined ? [] : [componentOf(ref, ...part)];
    }),
    dependencies: [
      { ref: ownRef, dependsOn: neededBy(lockfile, '', own) },
      ...refs.map((ref) => {
        const [path, entry] = parts.get(ref) ?? ['', {}];
        return { ref, dependsOn: neededBy(lockfile, path, entry) };
      }),
    ],
  };
  return `${JSON.stringify(bill, null, 1)}\n`;
}

function refOf(path: string, { version }: Entry): string {
  return `pkg:npm/${nameAt(path).replace('@', '%40')}@${version}`;
}

function componentOf(ref: string, path: string, entry: Entry): object {
  const licence = licenceOf(path, entry);
  const isExpression = / (AND|OR) /.test(licence);
  return {
    type: 'library',
    'bom-ref': ref,
    name: nameAt(path),
    version: entry.version,
    // In the words of the format: what only builds is not in what runs.
    scope: entry.dev === true ? 'excluded' : entry.optional === true ? 'optional' : 'required',
    licenses: [isExpression ? { expression: licence } : { license: { id: licence } }],
    ...hashesOf(entry),
    purl: ref,
  };
}

/** One that comes inside another has none of its own. */
function hashesOf({ integrity }: Entry): object {
  if (integrity === undefined) return {};
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  return { hashes: [{ alg: 'SHA-512', content }] };
}

/** Finds the packages that a package needs: the nearest one upwards, as Node looks for it. */
function neededBy(lockfile: Lockfile, path: string, entry: Entry): string[] {
  const names = Object.keys({
    ...entry.dependencies,
    ...entry.devDependencies,
    ...entry.optionalDependencies,
  });
  const found = names.flatMap((name) => {
    for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      const place = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`;
      const there = lockfile[place];
      if (there !== undefined) return [refOf(place, there)];
      // Optional ones of another machine are in no lockfile.
      if (folder === '') return [];
    }
  });
  return [...new Set(found)].toSorted();
}
