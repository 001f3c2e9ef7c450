import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { addPicture } from '#contract/media/endpoints.ts';
import { findPlace } from '#server/db/embedded/place.ts';
import { runningPostmaster } from '#server/db/embedded/postmaster.ts';
import { answered, openClient } from '#test/client.ts';
import { photo } from '#test/factories/claims.ts';
import { run } from '#test/product/backup-command.ts';
import { startProduct } from '#test/product/process.ts';
import { chromeOnAndroid } from '#test/world.ts';

describe.runIf(process.getuid?.() === 0)('started by root', async () => {
  const product = await startProduct();
  afterAll(() => product.stop());
  const place = findPlace(product.dataFolder);

  it('serves as the user whose database it is, with no right of root left', () => {
    const status = readFileSync(`/proc/${product.pid}/status`, 'utf8');
    const { uid = 0, gid = 0 } = place.account ?? {};
    expect(uid).not.toBe(0);
    expect(status).toMatch(new RegExp(`^Uid:\\t${uid}\\t${uid}\\t${uid}\\t${uid}$`, 'm'));
    expect(status).toMatch(new RegExp(`^Groups:\\t${gid} $`, 'm'));
    expect(status).toMatch(/^CapEff:\t0+$/m);
  });

  it('keeps a picture that is brought to it as that user', async () => {
    const phone = openClient({ url: product.url, address: '10.0.0.9', userAgent: chromeOnAndroid });
    answered(await phone.call(addPicture, { picture: await photo() }));
    const media = join(product.dataFolder, 'media');
    const stored = readdirSync(media, { recursive: true, encoding: 'utf8' });
    expect(stored.length).toBeGreaterThan(1);
    for (const name of stored) expect(lstatSync(join(media, name)).uid).toBe(place.account?.uid);
  });

  it(
    'reads the key file as that user, also after root has turned the keys over',
    { timeout: 60_000 },
    async () => {
      const file = join(product.dataFolder, 'data-keys');
      const isTheirs = () =>
        expect(lstatSync(file)).toMatchObject({ uid: place.account?.uid, mode: 0o100600 });
      isTheirs();
      const turned = await run('rotate-keys', [], { DATA_DIR: product.dataFolder });
      expect(turned).toMatchObject({
        ok: true,
        output: expect.stringMatching(/^key [0-9a-f]{8} is made, in /),
      });
      isTheirs();
      expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3);
    },
  );

  it('starts its database again when that is killed', { timeout: 30_000 }, async () => {
    const killed = runningPostmaster(place) ?? 0;
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => runningPostmaster(place) ?? killed, { timeout: 15_000 }).not.toBe(killed);
    while ((await fetch(`${product.url}/readyz`)).status !== 200) await pause(50);
  });
});
