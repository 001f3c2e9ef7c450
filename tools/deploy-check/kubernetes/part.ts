import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployFiles, documentsOf, manifest } from '#tools/deploy/files.ts';
import { root } from '#tools/setup/root.mjs';
import { programOf } from '#tools/test/program/run-program.ts';
import { demand, type Part } from '../checks.ts';
import { tryProgram } from '../machine/program.ts';

// Beside this file, so that the package of the schemas is found from there.
const folder = join(import.meta.dirname, 'typed');

/** Every manifest against the schema that Kubernetes publishes of its kind: no field that it does not know, none of another type. */
export const kubernetesPart: Part = {
  name: 'kubernetes',
  run: async (check) => {
    const manifests = readManifests();
    await check(`${manifests.length} manifests are what Kubernetes' schemas say`, async () => {
      const faults = await faultsOf(manifests);
      demand(faults === '', faults);
    });
    await check('a misspelt field, a missing one and one of another type are seen', async () => {
      for (const [is, shouldBe] of mistakes) {
        const broken = manifests.map(({ name, thing }) => ({
          name,
          thing: changed(thing, is, shouldBe),
        }));
        demand((await faultsOf(broken)) !== '', `nobody sees ${shouldBe}`);
      }
    });
  },
};

function changed(thing: unknown, is: string, shouldBe: string): unknown {
  return JSON.parse(JSON.stringify(thing).replace(is, shouldBe));
}

const mistakes = [
  ['"readinessProbe"', '"readynessProbe"'],
  ['"containerPort":3000', '"containerPort":"3000"'],
  ['"minAvailable":2', '"minAvailable":[2]'],
  ['"pathType":"Prefix",', ''],
] as const;

interface Manifest {
  name: string;
  thing: unknown;
}

function readManifests(): Manifest[] {
  return deployFiles()
    .filter((file) => file.startsWith('kubernetes/') && !file.endsWith('kustomization.yaml'))
    .flatMap((file) => documentsOf(file).map((thing, index) => ({ name: `${file} ${index + 1}`, thing })));
}

/** TypeScript's complaints about them, each under the name of its file. */
async function faultsOf(manifests: readonly Manifest[]): Promise<string> {
  mkdirSync(folder, { recursive: true });
  try {
    const lines = manifests.map(({ name, thing }) => `${constantOf(thing)} // ${name}`);
    const file = join(folder, 'manifests.ts');
    writeFileSync(file, `${lines.join('\n')}\n`);
    const words = [
      programOf('typescript', 'bin', 'tsc'),
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--exactOptionalPropertyTypes',
      '--module',
      'nodenext',
      '--skipLibCheck',
      file,
    ];
    const { code, output } = await tryProgram([process.execPath, ...words], { cwd: root });
    return code === 0 ? '' : faultsWithNames(output, manifests);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function constantOf(thing: unknown): string {
  const { apiVersion, kind } = manifest.parse(thing);
  const [group, version] = apiVersion === 'v1' ? ['core', 'v1'] : apiVersion.split('/');
  const module = `kubernetes-types/${group?.split('.')[0]}/${version}.js`;
  return `export const m${Math.random().toString(36).slice(2)}: import('${module}').${kind} = ${JSON.stringify(thing)};`;
}

function faultsWithNames(output: string, manifests: readonly Manifest[]): string {
  return output.replaceAll(
    /\S*manifests\.ts\((\d+),\d+\)/g,
    (place, line: string) => manifests[Number(line) - 1]?.name ?? place,
  );
}
