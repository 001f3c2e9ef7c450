import { leastStaffPassword } from '#contract/accounts/schema.ts';

// Loaded with the first long password: most places of a customer’s phone never need the list.
let common: Promise<ReadonlySet<string>> | undefined;

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

const leastDifferentCharacters = 5;

/**
 * True for a password that staff may not have: it is short, on the list of common ones, or one of them with figures
 * and signs around it. The list knows `password`, and everybody makes `Password2026!` of it.
 */
export async function isWeakPassword(password: string): Promise<boolean> {
  const plain = password.normalize('NFKC').toLowerCase();
  const characters = Array.from(plain);
  if (characters.length < leastStaffPassword) return true;
  if (new Set(characters).size < leastDifferentCharacters) return true;
  common ??= readCommon();
  const list = await common;
  return list.has(plain) || list.has(plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
}
