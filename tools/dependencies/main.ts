/** `npm run dependencies`: what we use of others, written down anew after every change of package-lock.json. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tools/setup/root.mjs';
import { billOfMaterials } from './bill.ts';
import { licencesPage } from './licences.ts';
import { readLockfile } from './lockfile.ts';

const lockfile = readLockfile();
writeFileSync(join(root, 'docs', 'licences.md'), licencesPage(lockfile));
writeFileSync(join(root, 'docs', 'sbom.json'), billOfMaterials(lockfile));
console.log('docs/licences.md and docs/sbom.json say what package-lock.json says.');
