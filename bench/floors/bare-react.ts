import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { buildBarePage } from '../web/bare-page.ts';
import { pageText } from '../web/page-text.ts';
import { listen, readSettings } from './listen.ts';

// A page that React renders on the server and takes over in the browser, with the text that it is given and nothing
// around them: no style, no picture, no router, no data.

const { language, title, description, content } = pageText.parse(await readSettings());
const { Page, bundle, address } = await buildBarePage(content);
const pack = promisify(gzip);
const head =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  renderToString(createElement('title', null, title)) +
  renderToString(createElement('meta', { name: 'description', content: description })) +
  `<script type="module" src="${address}"></script>`;

listen((request, response) => {
  if (request.url === '/') return void answerPage(response);
  if (request.url !== address) return response.writeHead(404).end();
  return response
    .writeHead(200, {
      'content-type': 'text/javascript',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    .end(bundle);
});

async function answerPage(response: ServerResponse): Promise<void> {
  const body = renderToString(createElement(Page));
  const page = `<!doctype html><html lang="${language}"><head>${head}</head><body><div id="root">${body}</div></body></html>`;
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
    .end(await pack(page, { level: 4 }));
}
