import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '#tools/setup/root.mjs';
import { sourcePath } from './source-path.ts';
import { slimEndpoints } from './slim-endpoints.ts';

/**
 * The most frequent openings, by the source files that each loads. Parts that the same openings share travel in one
 * file: none of them brings more than it needs, and each asks for few files.
 */
export const openings = {
  app: ['web/entry-browser.tsx', 'web/screens/public/landing.tsx', 'contract/copy/public/pcm.ts'],
  overlays: [
    'web/frame/overlays.tsx',
    'web/features/analytics/visits/collect.ts',
    'web/features/install/start-workers.ts',
  ],
  landing: ['web/screens/public/landing/rest.tsx'],
  order: ['web/screens/customer/order.tsx'],
  orders: ['web/screens/customer/orders.tsx'],
  track: ['web/screens/public/track.tsx'],
  tracking: ['web/screens/public/track-order.tsx'],
  run: ['web/frame/agent-frame.tsx', 'web/screens/agent/run.tsx', 'web/screens/agent/deliver.tsx'],
} as const;

/** Every page comes with these two, so what they need is on the device whatever else is opened. */
const alwaysThere = ['app', 'overlays'] as const;

/** No customer downloads what only these reach. */
const staffs =
  /^web\/(screens\/(admin|agent)\/|frame\/(admin|agent)-|features\/agents\/(admin\/|shift\/work-card)|features\/run\/home\/agent-home|features\/payments\/admin\/(books\/alarm|money)\.tsx)/;

/**
 * For each shared module the file that it travels in. Only a build knows what is left of a module and who still needs
 * it, so there is one before the one that counts: the graph alone would bring the schema library to the first page.
 */
export async function travelTogether(
  input: string,
  treeshake: Rolldown.TreeshakingOptions,
): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [withoutStyles, react(), slimEndpoints()],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input, treeshake },
    },
  });
  if (!('output' in built)) throw new Error('a build of the web that is no build');
  return filesByModule(built.output.filter((part) => part.type === 'chunk'));
}

const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? '' : null),
};

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'facadeModuleId' | 'imports' | 'moduleIds' | 'isEntry' | 'isDynamicEntry'
>;

function filesByModule(chunks: readonly Chunk[]): Map<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const bySource = new Map(chunks.map((chunk) => [sourceOf(chunk), chunk]));
  const reachOf = (sources: readonly string[]): ReadonlySet<string> =>
    reached(
      byFile,
      sources.flatMap((source) => bySource.get(source)?.fileName ?? missing(source)),
    );
  const reaches = new Map(Object.entries(openings).map(([name, sources]) => [name, reachOf(sources)]));
  const everybodys = [...bySource.keys()].filter((source) => source !== '' && !staffs.test(source));
  const forEverybody = reachOf(everybodys);
  const files = new Map<string, string>();
  for (const { fileName, moduleIds, isEntry, isDynamicEntry } of chunks) {
    if (isEntry || isDynamicEntry) continue;
    const wantedBy = [...reaches].flatMap(([name, reach]) => (reach.has(fileName) ? [name] : []));
    const there = alwaysThere.find((name) => wantedBy.includes(name));
    const name = there ?? [...wantedBy, ...(forEverybody.has(fileName) ? [] : ['staff'])].join('-');
    if (wantedBy.length > 0) for (const id of moduleIds) files.set(id, name);
  }
  return files;
}

function sourceOf({ facadeModuleId }: Chunk): string {
  return facadeModuleId === null ? '' : sourcePath(facadeModuleId);
}

function missing(source: string): never {
  throw new Error(`the web build has no ${source}: what travels together cannot be told`);
}

/** These files and all that they import, and so on. */
function reached(byFile: ReadonlyMap<string, Chunk>, files: readonly string[]): Set<string> {
  const visited = new Set<string>();
  const visit = (file: string) => {
    if (visited.has(file)) return;
    visited.add(file);
    byFile.get(file)?.imports.forEach(visit);
  };
  files.forEach(visit);
  return visited;
}
