import { mostFileLetters } from '#contract/lists/files/schema.ts';

/** Text of a chosen file; one that is not UTF-8 would bring names in with letters that nobody typed. */
export async function readFile(
  file: File,
): Promise<{ ok: true; text: string } | { ok: false; why: 'notText' | 'tooLong' }> {
  if (file.size > 4 * mostFileLetters) return { ok: false, why: 'tooLong' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    if (text.includes('\u0000')) return { ok: false, why: 'notText' };
    return text.length > mostFileLetters ? { ok: false, why: 'tooLong' } : { ok: true, text };
  } catch {
    return { ok: false, why: 'notText' };
  }
}
