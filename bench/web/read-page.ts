import type { Page } from '@playwright/test';
import type { PageText } from './page-text.ts';

/** Reads what a page says out of its own document, as the server sent it. */
export async function readPage(page: Page, url: string): Promise<PageText> {
  await page.goto(url);
  return page.evaluate(() => {
    type Piece = PageText['content'][number];
    const tags = 'a,button,dd,dl,dt,figcaption,figure,footer,h1,h2,h3,header,li,main,nav,ol,p,section,ul';
    const stored = new Set(tags.split(','));
    const read = (node: Node): Piece[] => {
      if (node.nodeType === Node.TEXT_NODE) {
        const text = node.textContent?.trim() ?? '';
        return text === '' ? [] : [text];
      }
      // A drawing is no text, though its title is one.
      if (!(node instanceof HTMLElement)) return [];
      if (node instanceof HTMLScriptElement || node instanceof HTMLDialogElement) return [];
      const within = [...node.childNodes].flatMap(read);
      const tag = node.tagName.toLowerCase();
      if (!stored.has(tag)) return within;
      if (within.length === 0) return [];
      return [{ tag, within, ...(node instanceof HTMLAnchorElement && { href: node.href }) }];
    };
    const description = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
    return {
      language: document.documentElement.lang,
      title: document.title,
      description,
      content: [...(document.getElementById('root')?.childNodes ?? [])].flatMap(read),
    };
  });
}
