import type { Plugin } from 'vite';

const shell = `<!doctype html><html lang="pcm-NG"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>
<body><div id="root"></div><script type="module" src="/web/entry-browser.tsx"></script></body></html>`;

/** While developing, every page is this empty shell and the browser renders it alone, with hot reload. */
export function developmentShell(): Plugin {
  return {
    name: 'development-shell',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          server
            .transformIndexHtml(request.originalUrl ?? '/', shell)
            .then((html) => {
              response.setHeader('content-type', 'text/html; charset=utf-8');
              response.end(html);
            })
            .catch(next);
        });
      };
    },
  };
}
