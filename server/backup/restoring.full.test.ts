import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { writtenDataKey } from '#server/secrets/data-key.ts';
import { testKey } from '#test/data-key.ts';
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
    const { ok, output } = await run('restore', [sealed, '--check'], place);
    expect({ ok, output }).toEqual({ ok: false, output: expect.stringContaining('BACKUP_PASSPHRASE') });
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
  const { ok, output } = await run('restore', [backup], there);
  expect({ ok, output }).toEqual({ ok: true, output: expect.stringContaining('restored 3000 orders') });
  expect(await world.db`select 1 from pg_database where datname = ${beside}`).toHaveLength(0);
});

test('a restore without the key of what is encrypted names it, and so does the start until the key is there', async () => {
  const there = await elsewhere();
  await there.db.end();
  const named = `what is encrypted in this database needs the key ${testKey.id}, not to be found in`;
  const made = await run('backup', [join(folder, 'more')], here);
  expect(made.output).toContain(
    `needs the data keys ${testKey.id}, which are not in it: keep ${join(here.DATA_DIR, 'data-keys')}`,
  );
  const restored = await run('restore', [backup], there);
  expect(restored).toMatchObject({ ok: true, output: expect.stringContaining(named) });
  const DATA_DIR = join(folder, 'another machine');
  const { DATABASE_URL } = there;
  expect(await run('rotate-keys', [], { DATA_DIR, DATABASE_URL })).toMatchObject({
    ok: false,
    output: expect.stringMatching(new RegExp(`^DATA_KEYS: ${named}.*\\n$`)),
  });
  const withKey = { ...there, DATA_KEYS: writtenDataKey(testKey) };
  const again = await run('restore', [backup, '--over', there.name], withKey);
  expect(again).toMatchObject({ ok: true, output: expect.not.stringContaining('DATA_KEYS') });
});
