import { describe, expect, it } from 'vitest';
import { signed, type Unsigned } from './signature.ts';

// The keys, the moment and the four signatures that Amazon publishes with its description of the signature.
const signer = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const at = new Date('2013-05-24T00:00:00Z');
const bucket = 'https://examplebucket.s3.amazonaws.com';
const nothing = new Uint8Array();

function signatureOf(call: Unsigned): string | undefined {
  return /Signature=([0-9a-f]{64})$/.exec(signed(signer, call, at)['authorization'] ?? '')?.[1];
}

describe('the published examples', () => {
  it.each<[string, Unsigned, string]>([
    [
      'a part of an object',
      { method: 'GET', url: new URL(`${bucket}/test.txt`), headers: { range: 'bytes=0-9' }, body: nothing },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'an object that is put',
      {
        method: 'PUT',
        url: new URL(`${bucket}/test%24file.text`),
        headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
        body: Buffer.from('Welcome to Amazon S3.'),
      },
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'a query without a value',
      { method: 'GET', url: new URL(`${bucket}/?lifecycle`), body: nothing },
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'a list',
      { method: 'GET', url: new URL(`${bucket}/?max-keys=2&prefix=J`), body: nothing },
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('%s', (_what, call, signature) => {
    expect(signatureOf(call)).toBe(signature);
  });
});

it('signs a query in the order of its names, however it was written', () => {
  const asked = (query: string) =>
    signatureOf({ method: 'GET', url: new URL(`${bucket}/?${query}`), body: nothing });
  expect(asked('prefix=a&list-type=2')).toBe(asked('list-type=2&prefix=a'));
  expect(asked('continuation-token=a%2Bb%3D')).not.toBe(asked('continuation-token=a%20b%3D'));
});
