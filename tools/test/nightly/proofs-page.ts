import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tools/setup/root.mjs';

const page = join(root, 'docs', 'proofs.md');

interface LastRun {
  day: string;
  commit: string;
  closing: string;
}

/** Writes into docs/proofs.md when a proof last ran, on which commit, and how it closed. */
export function recordProof(name: string, closing: string): void {
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(page, withRow(readFileSync(page, 'utf8'), name, { day, commit: commitNow(), closing }));
}

/** The page with the last three cells of this proof's row replaced. */
export function withRow(text: string, name: string, { day, commit, closing }: LastRun): string {
  const row = new RegExp(`^(\\| \`${name}\` \\|[^|\n]*\\|).*$`, 'm');
  if (!row.test(text)) throw new Error(`docs/proofs.md has no row for ${name}`);
  const cells = [day, commit, closing.replaceAll('|', '/')];
  return text.replace(row, (_row, start: string) => `${start} ${cells.join(' | ')} |`);
}

/** Says so where the sources are not those of the commit. */
function commitNow(): string {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--', '.', ':!docs/proofs.md') !== '';
  return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes' : ''}`;
}
