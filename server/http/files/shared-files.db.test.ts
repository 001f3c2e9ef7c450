import { expect, test } from 'vitest';
import { shareAddress } from '#contract/installed/shared.ts';
import { paths } from '#contract/paths.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({});

test('a phone that shares while its worker is away is led to the composer, whatever it brings', async () => {
  const body = new FormData();
  body.set('text', 'pepper 500');
  body.set('files', new Blob([new Uint8Array(100_000)], { type: 'audio/ogg' }), 'note.ogg');
  const answer = await fetch(new URL(shareAddress, world.url), { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(paths.placeOrder);
});
