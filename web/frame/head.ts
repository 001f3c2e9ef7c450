import type { QueryClient } from '@tanstack/react-query';
import type { PublicCopy } from '#contract/copy/public.ts';
import { pathnameOf, type PageRequest } from '#contract/pages/rendering.ts';
import { cachedSetting } from '../features/settings/queries.ts';
import type { Meta } from '../lib/screen/screen.tsx';

export interface AboutPage {
  request: PageRequest;
  client: QueryClient;
  copy: PublicCopy;
}

/** Metadata of a page for search engines, chats and tabs. */
export function headOf(meta: Meta, { request, client, copy }: AboutPage): string {
  const pathname = pathnameOf(request.url);
  const address = `${request.publicUrl}${pathname === '/' ? '' : pathname}`;
  const name = cachedSetting(client, 'business_name');
  const description = meta.description ?? copy.shell.tagline;
  const isFound = meta.status !== 404;
  return [
    `<title>${escaped(meta.title)}</title>`,
    named('description', description),
    isFound ? `<link rel="canonical" href="${escaped(address)}">` : named('robots', 'noindex'),
    property('og:type', 'website'),
    property('og:site_name', name),
    property('og:title', meta.title),
    property('og:description', description),
    property('og:url', address),
    property('og:locale', 'en_NG'),
    property('og:image', `${request.publicUrl}/og.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    named('twitter:card', 'summary_large_image'),
    named('theme-color', '#1f7a3d'),
    meta.structuredData === undefined ? '' : structured(meta.structuredData),
  ].join('');
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escaped(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escaped(content)}">`;
}

function structured(data: object): string {
  // A data block is never run, but its text must not close the element.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
