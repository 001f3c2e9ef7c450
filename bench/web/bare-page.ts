import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { ComponentType } from 'react';
import { build } from 'vite';
import type { Piece } from './page-text.ts';

// Inside the repository, where React is found.
const scratch = resolve(import.meta.dirname, '../../.cache/bare-react');

/** Writes a component that says this, and builds for the browser what takes it over: React, and the component. */
export async function buildBarePage(
  content: readonly Piece[],
): Promise<{ Page: ComponentType; bundle: Buffer; address: string }> {
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  const pageFile = join(scratch, 'page.js');
  const browserFile = join(scratch, 'browser.js');
  writeFileSync(pageFile, pageModule(content));
  writeFileSync(browserFile, browserModule);
  await build({
    root: scratch,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: 'dist', modulePreload: false, rolldownOptions: { input: browserFile } },
  });
  const assets = join(scratch, 'dist/assets');
  const [name] = readdirSync(assets);
  if (name === undefined) throw new Error('nothing was built for the browser');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `pageModule`
  const { Page } = (await import(pathToFileURL(pageFile).href)) as { Page: ComponentType };
  // Packed as the product packs its files.
  return { Page, bundle: brotliCompressSync(readFileSync(join(assets, name))), address: `/assets/${name}` };
}

const browserModule = `import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.js';
hydrateRoot(document.getElementById('root'), createElement(Page));
`;

function pageModule(content: readonly Piece[]): string {
  return `import { createElement as say } from 'react';
export const Page = () => say('div', null, ${content.map(expressionOf).join(', ')});
`;
}

function expressionOf(piece: Piece): string {
  if (typeof piece === 'string') return JSON.stringify(piece);
  const given = piece.href === undefined ? 'null' : JSON.stringify({ href: piece.href });
  return `say(${[JSON.stringify(piece.tag), given, ...piece.within.map(expressionOf)].join(', ')})`;
}
