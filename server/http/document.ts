import type { Language } from '#contract/accounts/schema.ts';
import type { Page, Theme } from '#contract/rendering.ts';
import type { WebBuild } from './web-build.ts';

const htmlLanguage: Readonly<Record<Language, string>> = { pcm: 'pcm-NG', en: 'en-NG' };

/** The whole HTML of a page. It can be read before any script runs, so the scripts let letters and pictures go first. */
export function documentOf(
  page: Extract<Page, { kind: 'document' }>,
  build: WebBuild,
  device: { language: Language; theme: Theme },
): string {
  const theme = device.theme === 'system' ? '' : ` data-theme="${device.theme}"`;
  const preloads = build
    .filesFor(page.modules)
    .filter((file) => file !== build.entry)
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`)
    .join('');
  return `<!doctype html><html lang="${htmlLanguage[device.language]}"${theme}><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
<style>${build.style}</style>${page.head}\
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">\
<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials"><meta name="mobile-web-app-capable" content="yes">\
${preloads}<script type="module" fetchpriority="low" src="${build.entry}"></script></head>\
<body><div id="root">${page.body}</div>\
<script type="application/json" id="boot">${page.boot.replaceAll('<', '\\u003c')}</script></body></html>`;
}
