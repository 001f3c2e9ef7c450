import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openBackedUpPlace } from '#test/product/backed-up-place.ts';
import { backUpTo, run, startCommand } from '#test/product/backup-command.ts';

vi.setConfig({ testTimeout: 120_000 });
afterAll(() => vi.resetConfig());

const { folder, world, here, backup, elsewhere } = await openBackedUpPlace();

test('under a passphrase nobody else reads it, and without it nobody restores it', async () => {
  const sealed = await backUpTo(join(folder, 'sealed'), {
    ...here,
    BACKUP_PASSPHRASE: 'garri no dey finish',
  });
  const wrong = { ...here, BACKUP_PASSPHRASE: 'garri don dey finish' };
  for (const place of [here, wrong]) {
    const { ok, said } = await run('restore', [sealed, '--check'], place);
    expect({ ok, said }).toEqual({ ok: false, said: expect.stringContaining('BACKUP_PASSPHRASE') });
  }
  expect(
    (await run('restore', [sealed, '--check'], { ...here, BACKUP_PASSPHRASE: 'garri no dey finish' })).ok,
  ).toBe(true);
});

test('a restore that is killed half way leaves no half place, and the next one does it whole', async () => {
  const there = await elsewhere();
  const child = startCommand('restore', [backup], there);
  const beside = `${there.name}_restoring`;
  await expect
    .poll(
      () => world.db`
      select 1 from pg_stat_activity where datname = ${beside} limit 1`,
      { interval: 5 },
    )
    .toHaveLength(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await there.db`select 1 from pg_class where relname = 'customer_order'`).toHaveLength(0);
  await there.db.end();
  const { ok, said } = await run('restore', [backup], there);
  expect({ ok, said }).toEqual({ ok: true, said: expect.stringContaining('restored 3000 orders') });
  expect(await world.db`select 1 from pg_database where datname = ${beside}`).toHaveLength(0);
});
