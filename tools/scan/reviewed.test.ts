import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#tools/setup/root.mjs';
import { reasonFor, reviewed } from './reviewed.ts';
import { modules } from './scanners/wapiti.ts';

const page = readFileSync(join(root, 'docs', 'operations', 'scanners.md'), 'utf8');

it('each reviewed finding stands on the page with its reason', () => {
  for (const { what, reason } of reviewed) {
    expect(page).toContain(what);
    expect(page).toContain(reason);
  }
});

it('the page names each module of wapiti that is run, and none that asks outside is among them', () => {
  for (const module of modules) expect(page).toContain(`\`${module}\``);
  for (const outside of ['ssrf', 'xxe', 'nikto', 'wapp']) expect(modules).not.toContain(outside);
});

it('a finding of the same kind about another thing is new', () => {
  const header = { by: 'wapiti', what: 'HTTP Secure Headers', where: '/' } as const;
  expect(reasonFor({ ...header, detail: 'X-XSS-Protection is not set' })).toContain('content policy');
  expect(reasonFor({ ...header, detail: 'X-Frame-Options is not set' })).toBeUndefined();
  expect(
    reasonFor({ by: 'sqlmap', what: 'SQL injection', where: 'findItem note', detail: 'POST, B' }),
  ).toBeUndefined();
});
