import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { Render } from '#contract/rendering.ts';
import { sourceHash } from './security-headers.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
);
type Manifest = z.output<typeof manifestSchema>;

/** The built web: how to render a page, and which files a page needs. */
export interface WebBuild {
  folder: string;
  render: Render;
  /** The one stylesheet, inlined into every page under its hash. */
  style: string;
  styleHash: string;
  entry: string;
  /** The files to fetch at once for these source modules, entry and its imports first. */
  filesFor(modules: readonly string[]): string[];
}

const entrySource = 'web/entry-browser.tsx';

/** Loads what `npm run build` left in `dist/`. */
export async function loadWebBuild(dist: string): Promise<WebBuild> {
  const folder = join(dist, 'web');
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')),
  );
  const entry = manifest[entrySource];
  if (entry === undefined) throw new Error(`the web build in ${folder} has no ${entrySource}`);
  // Unsplit, the stylesheet stands in the manifest under a name of its own.
  const style = manifest['style.css'];
  if (style === undefined) throw new Error(`the web build in ${folder} has no stylesheet`);
  const styleText = readFileSync(join(folder, style.file), 'utf8');
  const rendering: unknown = await import(pathToFileURL(join(dist, 'ssr/entry-server.js')).href);
  if (!canRender(rendering)) throw new Error(`the web build in ${dist} renders no page`);
  return {
    folder,
    render: rendering.render,
    style: styleText,
    styleHash: sourceHash(styleText),
    entry: `/${entry.file}`,
    filesFor: (modules) => filesOf(manifest, [entrySource, ...modules]),
  };
}

function canRender(module: unknown): module is { render: Render } {
  return (
    typeof module === 'object' && module !== null && 'render' in module && typeof module.render === 'function'
  );
}

function filesOf(manifest: Manifest, names: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...files];
}
