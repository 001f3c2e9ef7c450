import { createHash } from 'node:crypto';
import { filesReached, manifestSchema, type Manifest } from '#server/http/pages/vite-manifest.ts';
import { openedAt, type Opened } from './opened-at.ts';

const entrySource = 'web/entry-browser.tsx';

/** Files of no use without network, and those of a desk. */
const left =
  /^web\/(screens\/admin\/|frame\/admin-|screens\/public\/(testing-ui|mobile-demo|maintenance|notification-demo|qr)\.tsx)|leaflet|map-view|\/analytics\//;

/** The entry of an agent's part of the app: no customer downloads it. */
const agentsOnly =
  /^web\/(screens\/agent\/|frame\/agent-|features\/(run\/home\/agent-home|agents\/shift\/work-card))/;

export interface Stored extends Opened {
  version: string;
  entry: string;
  /** For everybody. */
  files: string[];
  fonts: string[];
  /** For agents besides. */
  agents: string[];
}

/** The files of a build that the app's worker caches, out of the build's manifest. */
export function filesToKeep(manifestText: string): Stored {
  const manifest = manifestSchema.parse(JSON.parse(manifestText));
  const entry = manifest[entrySource];
  if (entry === undefined) throw new Error(`The web build has no ${entrySource}: run vite build first.`);
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [`/${file}`] : []));
  const everybodys = new Set(reached(manifest, (name) => left.test(name) || agentsOnly.test(name)));
  return {
    version: createHash('sha256').update(manifestText).digest('hex').slice(0, 12),
    entry: `/${entry.file}`,
    files: [...everybodys],
    fonts,
    agents: reached(manifest, (name) => left.test(name)).filter((file) => !everybodys.has(file)),
    ...openedAt(manifest, entrySource),
  };
}

/** The files that are reached from the entry, past none that is left out. */
function reached(manifest: Manifest, isLeftOut: (name: string) => boolean): string[] {
  return filesReached(manifest, [entrySource], ({ imports = [], dynamicImports = [] }) =>
    [...imports, ...dynamicImports].filter((name) => !isLeftOut(name)),
  );
}
