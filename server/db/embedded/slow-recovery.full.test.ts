import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPlace } from './place.ts';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';

// Each file of an archive that recovery asks for takes longer than the app waits for a server that does not answer.
const slowRecovery = `restore_command = 'sleep 2; false'\n`;

it('an app waits for a database that recovers for longer than a start may take', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marketwaka-recovery-'));
  chmodSync(folder, 0o777);
  const app = fork(join(import.meta.dirname, '../../../test/product/embedded-app.ts'), [folder, '1'], {
    silent: true,
  });
  const lines: string[] = [];
  app.stdout?.on('data', (words) => lines.push(String(words)));
  const place = findPlace(folder);
  try {
    await expect.poll(() => lines).toEqual([expect.stringMatching(/^open 1/)]);
    const first = runningPostmaster(place) ?? 0;
    appendFileSync(join(place.cluster, 'postgresql.auto.conf'), slowRecovery);
    writeFileSync(join(place.cluster, 'recovery.signal'), '');
    process.kill(first, 'SIGKILL');
    await expect.poll(() => runningPostmaster(place) ?? first).not.toBe(first);
    await expect
      .poll(async () => {
        if (app.exitCode !== null) return lines;
        app.send('are you there?');
        return (await once(app, 'message'))[0] as unknown;
      })
      .toBe('answers');
    app.kill('SIGTERM');
    await once(app, 'exit');
    expect(lines).toHaveLength(1);
  } finally {
    app.kill('SIGKILL');
    await stopPostmaster(place);
    rmSync(place.home, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
});
