import type { FastifyInstance } from 'fastify';
import { endpointsByNoun } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { openApiDocument, refusalsOf } from './openapi.ts';
import { plainPolicy } from '../security/content-security-policy.ts';

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:60rem;padding:1.5rem}
article{border-top:1px solid #8884;padding:.75rem 0}
h2{margin-top:2.5rem;text-transform:capitalize}h3{margin:0;font-size:1rem}
code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}
p{margin:.25rem 0}dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem;margin:.25rem 0}dd{margin:0}`;

/** The API for programs (`/api/openapi.json`) and for people (`/api/docs`), both from the endpoint table. */
export function serveApiDocs(app: FastifyInstance, title: string, sessionCookie: string): void {
  // Made for the first who asks: few do, and its making is work that each start would wait for.
  let document: string | undefined;
  let page: string | undefined;
  const policy = plainPolicy(style);
  app.get('/api/openapi.json', async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .send((document ??= JSON.stringify(openApiDocument(title, sessionCookie)))),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send((page ??= docsPage(title))),
  );
}

function docsPage(title: string): string {
  const nouns = Object.entries(endpointsByNoun)
    .map(([noun, endpoints]) => `<h2>${noun}</h2>${endpoints.map(article).join('')}`)
    .join('');
  return `<!doctype html><html lang="en-NG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} API</title><style>${style}</style></head><body><main><h1>${title} API</h1><p>For programs: <a href="/api/openapi.json">openapi.json</a>. A refusal is a plain sentence; its code is in the header <code>x-refusal</code>.</p>${nouns}</main></body></html>`;
}

function article(endpoint: Endpoint): string {
  const refusals = refusalsOf(endpoint)
    .map((reason) => `<code>${reason}</code>`)
    .join(', ');
  return `<article><h3><code>${endpoint.method} ${endpoint.path}</code></h3><p>${endpoint.purpose}</p><dl><dt>Name</dt><dd><code>${endpoint.name}</code></dd><dt>Open to</dt><dd>${endpoint.audience}</dd><dt>Refuses</dt><dd>${refusals}</dd></dl></article>`;
}
