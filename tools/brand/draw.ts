import { readFile } from 'node:fs/promises';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { tokensOf } from '#web/ui/tokens/tokens-of.ts';

/** Opens the product's own drawings, so that icons and pictures are never a second copy of them. */
export async function openDrawings() {
  const light = tokensOf(await readFile('web/styles/tokens.css', 'utf8'), 'light');
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  return {
    /** The drawing as plain SVG: colours filled in, no page around it. */
    svg: async (file: string, name: string, size: { width: number; height: number }): Promise<string> => {
      const module = await vite.ssrLoadModule(`/web/illustrations/${file}.tsx`);
      const drawing: unknown = module[name];
      if (!isComponent(drawing)) throw new Error(`${file}.tsx draws no ${name}`);
      return renderToStaticMarkup(createElement(drawing))
        .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
        .replace(/width="\d+" height="\d+"/, `width="${size.width}" height="${size.height}"`)
        .replaceAll(/var\(--([a-z-]+)\)/g, (_, token: string) => light[token] ?? 'none');
    },
    colors: light,
    close: () => vite.close(),
  };
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function';
}
