import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { outboxGauges } from '../outbox/gauges.ts';
import { backupGauges } from './backup-gauges.ts';
import type { Gauges } from './gauges.ts';
import { outsideFamilies } from './outside.ts';
import { watchProcess } from './process.ts';
import { openReadings } from './readings.ts';
import { countUnderWay, requestFamilies } from './requests.ts';
import { roundFamilies } from './rounds.ts';
import { serveMetrics } from './serve-metrics.ts';
import { statementFamilies } from './statements.ts';

interface Watched {
  app: FastifyInstance;
  db: Database;
  token: string;
  dataFolder: string;
  /** The gauges of the features. */
  groups: readonly Gauges[];
  nowMs: () => number;
}

/** Counts what happens here from now on, and tells whoever has the token. */
export function openMetrics({ app, db, token, dataFolder, groups, nowMs }: Watched): void {
  const watch = watchProcess();
  const families = [
    ...watch.families,
    ...requestFamilies,
    ...statementFamilies,
    ...roundFamilies,
    ...outsideFamilies,
  ];
  countUnderWay(app);
  const readings = openReadings({
    db,
    dataFolder,
    groups: [outboxGauges, backupGauges, ...groups],
    sinceLast: watch.sinceLast,
    reportError: (error) => app.log.warn({ err: error }, 'gauges could not be read'),
    nowMs,
  });
  serveMetrics(app, token, { families, readings });
  app.addHook('onClose', async () => watch.stop());
}
