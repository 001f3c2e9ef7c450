import type { Language } from '#contract/accounts/schema.ts';
import type { Page, Theme } from '#contract/pages/rendering.ts';
import type { WebBuild } from './web-build.ts';

const htmlLanguage: Readonly<Record<Language, string>> = { pcm: 'pcm-NG', en: 'en-NG' };

/** The begin of each page of one language and theme, with the style that all pages share. */
export function documentOpening(build: WebBuild, language: Language, theme: Theme): string {
  const inTheme = theme === 'system' ? '' : ` data-theme="${theme}"`;
  return `<!doctype html><html lang="${htmlLanguage[language]}"${inTheme}><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
<style>${build.style}</style>`;
}

/** The part of a page that is its own: its text, and the drawings that belong in it. */
export interface Rest {
  text: string;
  drawings: readonly string[];
}

/** The rest of one page, after its opening. */
export function documentRest(page: Extract<Page, { kind: 'document' }>, build: WebBuild): Rest {
  const { head, body, drawings, notStarted, boot } = page.draw();
  const text = `${head}\
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">\
<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials"><meta name="mobile-web-app-capable" content="yes">\
${build.scriptsOf(page)}</head>\
<body><div id="root">${body}</div>${notStarted}\
<script type="application/json" id="boot">${boot.replaceAll('<', '\\u003c')}</script></body></html>`;
  return { text, drawings };
}
