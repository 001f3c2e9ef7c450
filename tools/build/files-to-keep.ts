import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

const names = z.optional(z.array(z.string()));
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: names, dynamicImports: names, assets: names }),
);

const entrySource = 'web/entry-browser.tsx';

/** What no customer opens without network: staff's screens, the workshop, and what only works with one. */
const left =
  /^web\/(screens\/(admin|agent)\/|frame\/admin-|screens\/public\/(testing-ui|mobile-demo|maintenance|notification-demo|qr)\.tsx)|leaflet|map-view|\/analytics\//;

/** What the app's worker keeps of a build, out of the build's manifest. */
export function filesToKeep(manifestText: string): { version: string; entry: string; files: string[] } {
  const manifest = manifestSchema.parse(JSON.parse(manifestText));
  const entry = manifest[entrySource];
  if (entry === undefined) throw new Error(`The web build has no ${entrySource}: run vite build first.`);
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(`/${chunk.file}`) || left.test(name)) return;
    files.add(`/${chunk.file}`);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit(entrySource);
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'));
  for (const { file } of fonts) files.add(`/${file}`);
  const version = createHash('sha256').update(manifestText).digest('hex').slice(0, 12);
  return { version, entry: `/${entry.file}`, files: [...files] };
}
