import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Page, Render } from '#contract/pages/rendering.ts';
import { beginScript } from './begin-script.ts';
import { sourceHash } from '../security/content-security-policy.ts';
import { serveStaticFiles } from '../files/static-files.ts';
import { filesOf, manifestSchema, type Manifest } from './vite-manifest.ts';

type ScriptedPage = Pick<Extract<Page, { kind: 'document' }>, 'modules' | 'rendered'>;

/** The renderer of pages, and the files that a page needs. */
export interface WebBuild {
  render: Render;
  /** The one stylesheet, inlined into every page, and what of the policy lets it through. */
  style: string;
  styleSource: string;
  /** The elements that bring a page's script: the entry, and what its source modules need beside it. */
  scriptsOf(page: ScriptedPage): string;
}

/** Serves the files of the web at this door, and says how its pages are made. */
export type OpenWeb = (app: FastifyInstance) => Promise<WebBuild>;

const entrySource = 'web/entry-browser.tsx';

/** Opens the build that `npm run build` left in `dist/`. */
export function builtWeb(dist: string): OpenWeb {
  return async (app) => {
    const build = await loadWebBuild(dist);
    await serveStaticFiles(app, join(dist, 'web'));
    return build;
  };
}

async function loadWebBuild(dist: string): Promise<WebBuild> {
  const folder = join(dist, 'web');
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')),
  );
  const entry = manifest[entrySource];
  if (entry === undefined) throw new Error(`the web build in ${folder} has no ${entrySource}`);
  // Unsplit, the stylesheet stands in the manifest under a name of its own.
  const styleFile = manifest['style.css']?.file;
  if (styleFile === undefined) throw new Error(`the web build in ${folder} has no stylesheet`);
  const style = readFileSync(join(folder, styleFile), 'utf8');
  return {
    render: renderOf(await import(pathToFileURL(join(dist, 'ssr/entry-server.js')).href)),
    style,
    styleSource: sourceHash(style),
    scriptsOf: (page) => scripts(manifest, `/${entry.file}`, page),
  };
}

/** Parses the entry of the web's server half. */
export function renderOf(entry: unknown): Render {
  if (!canRender(entry)) throw new Error('the web for the server renders no page');
  return entry.render;
}

function canRender(module: unknown): module is { render: Render } {
  return (
    typeof module === 'object' && module !== null && 'render' in module && typeof module.render === 'function'
  );
}

function scripts(manifest: Manifest, entry: string, { modules, rendered }: ScriptedPage): string {
  const parts = filesOf(manifest, [entrySource, ...modules]).filter((file) => file !== entry);
  return beginScript(entry, parts, rendered);
}
