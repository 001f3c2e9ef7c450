import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Render } from '#contract/rendering.ts';
import { sourceHash } from './security-headers.ts';

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

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
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const entry = manifest[entrySource];
  if (entry === undefined) throw new Error(`the web build in ${folder} has no ${entrySource}`);
  // Unsplit, the stylesheet stands in the manifest under a name of its own.
  const style = manifest['style.css'];
  if (style === undefined) throw new Error(`the web build in ${folder} has no stylesheet`);
  const styleText = readFileSync(join(folder, style.file), 'utf8');
  const rendering = (await import(pathToFileURL(join(dist, 'ssr/entry-server.js')).href)) as {
    render: Render;
  };
  return {
    folder,
    render: rendering.render,
    style: styleText,
    styleHash: sourceHash(styleText),
    entry: `/${entry.file}`,
    filesFor: (modules) => filesOf(manifest, [entrySource, ...modules]),
  };
}

function filesOf(manifest: Readonly<Record<string, Chunk>>, names: readonly string[]): string[] {
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
