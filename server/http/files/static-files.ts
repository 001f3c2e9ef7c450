import fastifyStatic from '@fastify/static';
import { appWorker, messagingWorker } from '#contract/installed/workers.ts';
import type { FastifyInstance } from 'fastify';
import { workerPolicy } from '../security/content-security-policy.ts';

const aYear = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';
const everyTime = 'no-cache';
const workers = [appWorker.path, messagingWorker.path];

/** The built files: those with a hash in their name never change, the rest are asked for again each day, workers each time. */
export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const name = path.slice(folder.length);
      void reply.header('cache-control', freshnessOf(name));
      if (isWorker(name)) void reply.header('content-security-policy', workerPolicy);
    },
  });
}

function freshnessOf(path: string): string {
  if (path.startsWith('/assets/')) return aYear;
  return isWorker(path) ? everyTime : aDay;
}

/** A worker's file, packed or not. */
function isWorker(path: string): boolean {
  return workers.some((worker) => path.startsWith(worker));
}
