import { createECDH, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decryptPush } from '#test/stand-ins/push-service/decryption.ts';
import { encryptPush, mostPlainBytes } from './encryption.ts';

it('seals the example of RFC 8291 byte for byte', () => {
  const sealed = encryptPush(
    Buffer.from('When I grow up, I want to be a watermelon'),
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    },
  );
  expect(Buffer.from(sealed).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml' +
      'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT' +
      'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('an encrypted message is opened by its browser alone, whatever its text is', () => {
  const [browser, other] = [newBrowser(), newBrowser()];
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: mostPlainBytes }), (plain) => {
      const sealed = Buffer.from(encryptPush(plain, browser.keys));
      expect(sealed.length).toBeLessThanOrEqual(4096);
      expect(decryptPush(sealed, browser).equals(Buffer.from(plain))).toBe(true);
      expect(() => decryptPush(sealed, other)).toThrow(/authenticate/);
    }),
    { numRuns: 50 },
  );
});

it('an encrypted message looks different every time', () => {
  const { keys } = newBrowser();
  const [one, two] = [1, 2].map(() => Buffer.from(encryptPush(Buffer.from('same'), keys)).toString('hex'));
  expect(one).not.toBe(two);
});

it.each([
  ['a point that is not on the curve', /not valid/, { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
  ['a key that is cut off', /no keys/, { p256dh: 'BCVxsr7N' }],
  ['a short secret', /no keys/, { auth: 'BTBZ' }],
])('seals nothing for %s', (_what, message, wrong) => {
  expect(() => encryptPush(Buffer.from('x'), { ...newBrowser().keys, ...wrong })).toThrow(message);
});

function newBrowser() {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16);
  return { pair, auth, keys: { p256dh, auth: auth.toString('base64url') } };
}
