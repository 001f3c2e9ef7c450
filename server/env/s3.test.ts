import { describe, expect, it } from 'vitest';
import { readS3 } from './s3.ts';

const whole = {
  S3_ENDPOINT: 'https://s3.market.example/',
  S3_BUCKET: 'waka-pictures',
  S3_ACCESS_KEY_ID: 'GKhushkey',
  S3_SECRET_ACCESS_KEY: 'hush/hush+hush',
};

function read(written: Readonly<Record<string, string>>) {
  const lines: string[] = [];
  const account = readS3(
    (name) => written[name] ?? '',
    (name, problem) => lines.push(`${name}: ${problem}`),
  );
  return { account, lines };
}

it('a product without a bucket stores pictures in the data folder', () => {
  expect(read({})).toEqual({ account: undefined, lines: [] });
});

it('a bucket is accepted, in the usual region unless one is named', () => {
  const account = {
    endpoint: 'https://s3.market.example',
    region: 'us-east-1',
    bucket: 'waka-pictures',
    accessKeyId: 'GKhushkey',
    secretAccessKey: 'hush/hush+hush',
  };
  expect(read(whole)).toEqual({ account, lines: [] });
  const elsewhere = read({ ...whole, S3_REGION: 'af-south-1', S3_ENDPOINT: 'http://127.0.0.1:3900' });
  expect(elsewhere.lines).toEqual([]);
  expect(elsewhere.account).toMatchObject({ region: 'af-south-1', endpoint: 'http://127.0.0.1:3900' });
});

it('a bucket with missing variables is refused, and the missing ones are named', () => {
  const { S3_BUCKET, S3_ENDPOINT } = whole;
  const names = read({ S3_BUCKET, S3_ENDPOINT }).lines.map((line) => line.split(':')[0]);
  expect(names).toEqual(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  expect(read({ S3_REGION: 'af-south-1' }).lines).toHaveLength(1);
});

describe('a start reports in one line, without a secret, the fault of', () => {
  it.each([
    ['S3_ENDPOINT', 's3.market.example'],
    ['S3_ENDPOINT', 'ftp://s3.market.example'],
    ['S3_ENDPOINT', 'https://s3.market.example/pictures'],
    ['S3_ENDPOINT', 'https://hush:hush@s3.market.example'],
    ['S3_REGION', 'South Africa'],
    ['S3_BUCKET', 'Waka Pictures'],
    ['S3_BUCKET', 'waka/pictures'],
    ['S3_ACCESS_KEY_ID', 'hush/hush'],
    ['S3_SECRET_ACCESS_KEY', 'hush hush hush'],
  ])('%s=%s', (name, value) => {
    const { lines } = read({ ...whole, [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name}: `));
    expect(lines.join()).not.toContain('hush');
  });
});
