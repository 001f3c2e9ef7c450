import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { callAt, formPages, type Examples } from '../gateway/form-page.ts';
import type { Finding } from '../gateway/tally.ts';
import { runScanner, type Ended } from './program.ts';

/**
 * Modules that ask the scanned host alone. Left out: `ssrf`, `xxe`, `nikto` and `wapp` ask hosts outside; `buster`,
 * `backup` and `brute_login_form` guess names of files and passwords, which other proofs are about.
 */
export const modules = [
  'http_headers',
  'cookieflags',
  'csp',
  'methods',
  'htaccess',
  'shellshock',
  'crlf',
  'redirect',
  'sql',
  'xss',
  'permanentxss',
  'exec',
  'file',
  'blindsql',
] as const;

const crawlShare = 0.3;
/** A module ends after the request that it is at, and all of them after their turn. */
const secondsToEnd = 120;

const entry = z.object({
  method: z.string(),
  path: z.string(),
  info: z.string(),
  parameter: z.nullish(z.string()),
});
const report = z.object({
  vulnerabilities: z.record(z.string(), z.array(entry)),
  anomalies: z.record(z.string(), z.array(entry)),
});

interface Scan {
  examples: Examples;
  gateway: string;
  folder: string;
  seconds: number;
  log: string;
  signal: AbortSignal;
}

/** Has wapiti crawl the pages and the forms of all calls, and attack what it found with each of its modules. */
export async function runWapiti({
  examples,
  gateway,
  folder,
  seconds,
  ...running
}: Scan): Promise<Ended & { findings: Finding[] }> {
  const file = join(folder, 'wapiti.json');
  // A module that is not asked for would fetch its list from outside when it is loaded.
  writeFileSync(join(folder, 'apps.json'), '{}');
  const words = [
    '-u',
    `${gateway}/`,
    ...formPages(examples).flatMap((page) => ['-s', gateway + page]),
    '--scope',
    'folder',
    '-d',
    '3',
    '-S',
    'insane',
    '-m',
    modules.join(','),
    '-l',
    '1',
    '--max-parameters',
    '60',
    '-t',
    '15',
    '--max-scan-time',
    String(Math.ceil(seconds * crawlShare)),
    '--max-attack-time',
    String(Math.ceil((seconds * (1 - crawlShare)) / modules.length)),
    '--store-session',
    folder,
    '--store-config',
    folder,
    '-f',
    'json',
    '-o',
    file,
    '--flush-session',
    '--no-bugreport',
    '-v',
    '1',
  ];
  const longest = seconds + secondsToEnd;
  const ended = await runScanner({ ...running, name: 'wapiti', words, folder, gateway, seconds: longest });
  const found = existsSync(file) ? readReport(readFileSync(file, 'utf8')) : [];
  return { ...ended, findings: [...found, ...brokenIn(ended)] };
}

/** A module that broke off, or a wapiti that wrote no report, would otherwise look like one that found nothing. */
function brokenIn({ output, isDone }: Ended): Finding[] {
  const broken = output
    .split('[*] Launching module ')
    .slice(1)
    .flatMap((part) => {
      const [module = '', ...lines] = part.split('\n');
      const error = lines.find((line) => /^(\w+Error|\w+Exception) /.test(line));
      return error === undefined ? [] : [{ where: module.trim(), detail: error }];
    });
  if (!isDone) broken.push({ where: 'wapiti', detail: 'it did not come to an end, and wrote no report' });
  return broken.map((one) => ({ by: 'wapiti' as const, what: 'it broke off', ...one }));
}

function readReport(text: string): Finding[] {
  const { vulnerabilities, anomalies } = report.parse(JSON.parse(text));
  return [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([what, found]) =>
    found.map(({ path, info, parameter }) => {
      const place = callAt(path) ?? path;
      const where = parameter == null || parameter === '' ? place : `${place} ${parameter}`;
      return { by: 'wapiti' as const, what, where, detail: info };
    }),
  );
}
