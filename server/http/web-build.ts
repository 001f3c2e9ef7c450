import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { Render } from '#contract/rendering.ts';
import { sourceHash } from './content-security-policy.ts';

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
  /** The elements that make a browser fetch at once what these source modules need beside the entry. */
  preloadsOf(modules: readonly string[]): string;
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
    preloadsOf: keptByModules((modules) => preloads(manifest, entry.file, modules)),
  };
}

function canRender(module: unknown): module is { render: Render } {
  return (
    typeof module === 'object' && module !== null && 'render' in module && typeof module.render === 'function'
  );
}

function preloads(manifest: Manifest, entryFile: string, modules: readonly string[]): string {
  return filesOf(manifest, [entrySource, ...modules])
    .filter((file) => file !== `/${entryFile}`)
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`)
    .join('');
}

/** Each screen's once: there are no more of them than routes and languages. */
function keptByModules(make: (modules: readonly string[]) => string): (modules: readonly string[]) => string {
  const kept = new Map<string, string>();
  return (modules) => {
    const name = modules.join();
    const made = kept.get(name) ?? make(modules);
    kept.set(name, made);
    return made;
  };
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
