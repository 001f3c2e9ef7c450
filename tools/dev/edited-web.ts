import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { appWorker, messagingWorker } from '#contract/installed/workers.ts';
import { readEnv } from '#server/env/env.ts';
import { beginScript } from '#server/http/pages/begin-script.ts';
import { renderOf, type WebBuild } from '#server/http/pages/web-build.ts';
import { root } from '#tools/setup/root.mjs';

const entry = '/@entry-development.js';
// Fast Refresh has to stand before React comes. Vite's client would wait for a restarted server in a worker made of
// text, which the policy of the page keeps out; where there are no such workers it waits by itself.
const entryText = `import '@vitejs/plugin-react/preamble';
import '/web/entry-browser.tsx';
Reflect.deleteProperty(globalThis, 'SharedWorker');
`;
const style = '/web/styles.css';
// It holds the first paint back until it is there, and Vite exchanges it when it is edited.
const styleElement = `<link rel="stylesheet" href="${style}" data-vite-dev-id="${join(root, style)}">`;
// A browser that was here while the built product ran has a worker that would go on showing pages of that build.
const workerThatLeaves = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));
`;

/** The web as its sources are at this moment: Vite stands at the door, and pages are rendered by what it loads. */
export async function editedWeb(app: FastifyInstance): Promise<WebBuild> {
  const vite = await openVite(app);
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
  app.addHook('preClose', (done) => {
    // Not waited for: an open page looks at once for who answers next, and that must not be who leaves.
    void vite.close();
    done();
  });
  for (const { path } of [appWorker, messagingWorker])
    app.get(path, (_request, reply) => reply.type('text/javascript').send(workerThatLeaves));
  return {
    render: async (page) => {
      const entryServer = await vite.ssrLoadModule('/web/entry-server.tsx', { fixStacktrace: true });
      return renderOf(entryServer)(page);
    },
    style: '',
    // Vite may put styles of its own into the page, as its report of a fault has them.
    styleSource: "'unsafe-inline'",
    scriptsOf: ({ rendered }) => styleElement + beginScript(entry, rendered ? [entry] : [], rendered),
  };
}

function openVite({ server }: FastifyInstance): Promise<ViteDevServer> {
  const { publicUrl, dataFolder } = readEnv(process.env);
  return createServer({
    root,
    appType: 'custom',
    cacheDir: join(root, '.cache/vite'),
    clearScreen: false,
    plugins: [developmentEntry],
    server: {
      middlewareMode: true,
      ws: { server },
      cors: false,
      allowedHosts: [new URL(publicUrl).hostname],
      fs: { allow: [join(root, 'web'), join(root, 'contract')] },
      watch: { ignored: [join(dataFolder, '**'), join(root, 'dist/**')] },
    },
  });
}

const developmentEntry: Plugin = {
  name: 'development-entry',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? entryText : null),
};
