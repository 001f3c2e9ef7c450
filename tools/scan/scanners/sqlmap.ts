import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf } from '../gateway/fields.ts';
import { formAddress, type Examples } from '../gateway/form-page.ts';
import type { Finding } from '../gateway/tally.ts';
import { runScanner, type Ended } from './program.ts';

interface Scan {
  examples: Examples;
  gateway: string;
  folder: string;
  seconds: number;
  /** `thorough` sends every test to every field, `brief` those alone that a first look asks for. */
  how: 'thorough' | 'brief';
  log: string;
  signal: AbortSignal;
}

const alike = '='.repeat(54);

/** Has sqlmap test the fields of these calls, one after the other, and reads what it calls injectable. */
export async function runSqlmap(scan: Scan): Promise<Ended & { findings: Finding[] }> {
  const { examples, gateway, folder, how, ...running } = scan;
  const requests = join(folder, 'requests.log');
  const results = join(folder, 'results.csv');
  writeFileSync(requests, requestsOf(examples, gateway));
  const words = [
    // Without a terminal it would read its targets from there.
    '--ignore-stdin',
    '--batch',
    // Otherwise the first finding ends the scan of the whole host.
    '--answers=skip further tests=N',
    '-l',
    requests,
    '--results-file',
    results,
    '--output-dir',
    join(folder, 'output'),
    '--dbms=PostgreSQL',
    '--time-sec=2',
    '--timeout=20',
    '--retries=0',
    '--ignore-code=*',
    '--disable-coloring',
    '--skip-waf',
    ...(how === 'brief' ? ['--smart'] : []),
  ];
  const ended = await runScanner({ ...running, name: 'sqlmap', words, folder, gateway });
  const found = existsSync(results) ? readResults(readFileSync(results, 'utf8')) : [];
  return { ...ended, findings: [...found, ...brokenIn(ended)] };
}

function requestsOf(examples: Examples, gateway: string): string {
  const requests = [...examples].flatMap(([endpoint, input]) => {
    const body = new URLSearchParams(fieldsOf(input)).toString();
    if (body === '') return [];
    const head = [
      `POST ${formAddress(endpoint)} HTTP/1.1`,
      `Host: ${new URL(gateway).host}`,
      'Content-Type: application/x-www-form-urlencoded',
    ];
    return [`${alike}\n${head.join('\n')}\n\n${body}\n${alike}\n`];
  });
  return requests.join('\n');
}

/** A scanner that broke off has scanned less than it says. */
function brokenIn({ output }: Ended): Finding[] {
  const found = /\[CRITICAL\] (.*unhandled exception.*|connection timed out.*|unable to connect.*)/.exec(
    output,
  )?.[1];
  return found === undefined ? [] : [{ by: 'sqlmap', what: 'it broke off', where: 'sqlmap', detail: found }];
}

/** Lines of its table: address, place, field, techniques, notes. */
function readResults(table: string): Finding[] {
  const [, ...lines] = table.trim().split('\n');
  return lines.flatMap((line) => {
    const [address = '', place = '', field = '', techniques = '', notes = ''] = line.split(',');
    // sqlmap tries each finding again, and takes some back.
    if (address === '' || notes.includes('false positive')) return [];
    const where = `${address.split('/').at(-1)} ${field}`;
    return [{ by: 'sqlmap' as const, what: 'SQL injection', where, detail: `${place}, ${techniques}` }];
  });
}
