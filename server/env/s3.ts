import type { ReportProblem, Read } from './parsing.ts';
import type { S3Account } from '../media/s3/call.ts';

const together = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const usualRegion = 'us-east-1';

/** Reads where pictures are kept outside this machine: all of it or nothing. */
export function readS3(read: Read, reportProblem: ReportProblem): S3Account | undefined {
  const given = together.filter((name) => read(name) !== '');
  if (given.length === 0) {
    if (read('S3_REGION') !== '') reportProblem('S3_ENDPOINT', missingBeside('S3_REGION'));
    return undefined;
  }
  const missing = together.filter((name) => read(name) === '');
  for (const name of missing) reportProblem(name, missingBeside(given.join(', ')));
  const region = read('S3_REGION') === '' ? usualRegion : read('S3_REGION');
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(region))
    reportProblem('S3_REGION', `"${region}" is no region like ${usualRegion}`);
  if (missing.length > 0) return undefined;
  return {
    endpoint: readEndpoint(read('S3_ENDPOINT'), reportProblem),
    region,
    bucket: readBucket(read('S3_BUCKET'), reportProblem),
    accessKeyId: readKey('S3_ACCESS_KEY_ID', read('S3_ACCESS_KEY_ID'), reportProblem),
    secretAccessKey: readKey('S3_SECRET_ACCESS_KEY', read('S3_SECRET_ACCESS_KEY'), reportProblem),
  };
}

function missingBeside(others: string): string {
  return `it is missing although ${others} is set; give all of S3_* or none`;
}

function readEndpoint(text: string, reportProblem: ReportProblem): string {
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  // The value may hold a password, so it is not repeated.
  if (!isOrigin)
    reportProblem(
      'S3_ENDPOINT',
      'it is not an address like https://s3.us-east-1.amazonaws.com, without a path',
    );
  return isOrigin ? url.origin : '';
}

function readBucket(text: string, reportProblem: ReportProblem): string {
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text))
    reportProblem(
      'S3_BUCKET',
      `"${text}" is no bucket’s name: 3 to 63 small letters, digits, dots and hyphens`,
    );
  return text;
}

/** Keys are secrets, so they are not said again. */
function readKey(name: string, text: string, reportProblem: ReportProblem): string {
  const pattern = name === 'S3_ACCESS_KEY_ID' ? /^[A-Za-z0-9_-]{3,128}$/ : /^[\x21-\x7e]{8,200}$/;
  if (!pattern.test(text)) reportProblem(name, 'it is not a key as the store gives it');
  return text;
}
