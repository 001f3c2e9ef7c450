import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#server/db/database.ts';
import { openGateway } from '../gateway/gateway.ts';
import { openTally, type Finding } from '../gateway/tally.ts';
import { runSqlmap } from '../scanners/sqlmap.ts';
import { runWapiti } from '../scanners/wapiti.ts';
import { echoWord, findGoods, goOn, plantedExamples } from './endpoints.ts';
import { openStandIn } from './stand-in.ts';

/** Each planted fault, as the one who has to find it names it. */
const planted: readonly Pick<Finding, 'by' | 'what' | 'where'>[] = [
  { by: 'sqlmap', what: 'SQL injection', where: `${findGoods.name} word` },
  { by: 'wapiti', what: 'SQL Injection', where: `${findGoods.name} word` },
  { by: 'wapiti', what: 'Cross Site Scripting', where: `${echoWord.name} word` },
  { by: 'wapiti', what: 'Open Redirect', where: `${goOn.name} to` },
  { by: 'gateway', what: 'answered 500', where: findGoods.name },
];

const seconds = 45;

/** Scans a server with faults in the way that the product is scanned: what is found of them, and what is not. */
export async function scanStandIn(
  db: Database,
  signal: AbortSignal,
): Promise<{ found: number; planted: number; missed: string[] }> {
  const standIn = await openStandIn(db);
  const tally = openTally();
  const sender = { cookie: () => null, restore: () => Promise.resolve() };
  const gateway = await openGateway({ port: standIn.port, sender, tally, examples: plantedExamples });
  const folder = mkdtempSync(join(tmpdir(), 'mw-scan-'));
  try {
    const scan = {
      gateway: gateway.url,
      folder,
      seconds,
      log: 'stand-in',
      signal,
      examples: plantedExamples,
    };
    const [sql, web] = await Promise.all([runSqlmap({ ...scan, how: 'thorough' }), runWapiti(scan)]);
    const findings = [...sql.findings, ...web.findings, ...tally.findings()];
    const missed = planted.filter((one) => !findings.some((found) => isSame(found, one)));
    return {
      found: planted.length - missed.length,
      planted: planted.length,
      missed: missed.map(({ by, what, where }) => `${by} did not find: ${what}, ${where}`),
    };
  } finally {
    await Promise.all([gateway.close(), standIn.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function isSame(found: Finding, { by, what, where }: (typeof planted)[number]): boolean {
  return found.by === by && found.what === what && found.where === where;
}
