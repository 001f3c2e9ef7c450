import fastifyStatic from '@fastify/static';
import { appWorker, messagingWorker } from '#contract/installed/workers.ts';
import type { FastifyInstance } from 'fastify';
import type { WebBuild } from './web-build.ts';

const aYear = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';
const everyTime = 'no-cache';
const workers = [appWorker.path, messagingWorker.path];

/** The built files: those with a hash in their name never change, the rest are asked for again each day, workers each time. */
export async function serveStaticFiles(app: FastifyInstance, build: WebBuild): Promise<void> {
  await app.register(fastifyStatic, {
    root: build.folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', freshnessOf(path.slice(build.folder.length)));
    },
  });
}

function freshnessOf(path: string): string {
  if (path.startsWith('/assets/')) return aYear;
  return workers.some((worker) => path.startsWith(worker)) ? everyTime : aDay;
}
