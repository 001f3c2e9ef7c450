import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, Render } from '#contract/rendering.ts';
import { beginScript } from './begin-script.ts';
import { sourceHash } from './content-security-policy.ts';
import { filesOf, manifestSchema, type Manifest } from './web-manifest.ts';

type ScriptedPage = Pick<Extract<Page, { kind: 'document' }>, 'modules' | 'rendered'>;

/** The built web: how to render a page, and which files a page needs. */
export interface WebBuild {
  folder: string;
  render: Render;
  /** The one stylesheet, inlined into every page under its hash. */
  style: string;
  styleHash: string;
  /** The elements that bring a page's script: the entry, and what its source modules need beside it. */
  scriptsOf(page: ScriptedPage): string;
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
    scriptsOf: keptByPage((page) => scripts(manifest, `/${entry.file}`, page)),
  };
}

function canRender(module: unknown): module is { render: Render } {
  return (
    typeof module === 'object' && module !== null && 'render' in module && typeof module.render === 'function'
  );
}

/** A page that says nothing yet waits for its script; one that is rendered is read first. */
function scripts(manifest: Manifest, entry: string, { modules, rendered }: ScriptedPage): string {
  const parts = filesOf(manifest, [entrySource, ...modules]).filter((file) => file !== entry);
  if (rendered) return beginScript(entry, parts);
  const preloads = parts.map((file) => `<link rel="modulepreload" href="${file}">`);
  return `${preloads.join('')}<script type="module" src="${entry}"></script>`;
}

/** Each screen's once: there are no more of them than routes and languages. */
function keptByPage(make: (page: ScriptedPage) => string): (page: ScriptedPage) => string {
  const kept = new Map<string, string>();
  return (page) => {
    const name = [page.rendered, ...page.modules].join();
    const made = kept.get(name) ?? make(page);
    kept.set(name, made);
    return made;
  };
}
