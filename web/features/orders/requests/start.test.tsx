// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { orderCopy } from '#contract/copy/order.ts';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import type { SharedOriginals } from './shared-originals.ts';
import { RequestStart } from './start.tsx';
import { useHeldNote } from './use-held-note.ts';

const { talk, send, snap } = requestsCopy.pcm;
const { list } = orderCopy.pcm;
const answers = {
  '/api/cities': { status: 200, body: '[]' },
  '/api/markets': { status: 200, body: '[]' },
};

let screen: OpenedScreen | undefined;
afterEach(() => screen?.close());

/** The composer’s part, beside what leads out of it. */
function Start({ given }: { given: SharedOriginals }) {
  const [at, setAt] = useState('here');
  const { note, leave } = useHeldNote(setAt);
  return (
    <>
      <RequestStart given={given} isTyped={false} note={note} />
      <button onClick={() => leave('gone on')}>Next</button>
      <output>{at}</output>
    </>
  );
}

/** The composer, led to by another app that shared a note. */
async function shared(bytes: string, text = '') {
  const files = [new File([bytes], 'shared', { type: 'audio/ogg; codecs=opus' })];
  screen = await openScreen(<Start given={{ files, text }} />, answers);
  await expect.poll(() => screen?.text()).toContain(talk.title);
  await screen.wait(30);
  return screen;
}

const note = 'OggS and what follows';

it('a shared note that is too large is refused before it is sent', async () => {
  const { alerts, text } = await shared(note + 'x'.repeat(1024 * 1024));
  expect(alerts()).toContain(talk.tooLarge);
  expect(text()).not.toContain(send.send);
});

it('a shared file that is no recording is refused before it is sent', async () => {
  const { alerts } = await shared('%PDF-1.7 of some length');
  expect(alerts()).toContain(talk.otherType);
});

it('a shared note that plays longer than a minute is refused before it is sent', async () => {
  const { alerts, wait } = await shared(note);
  const player = document.querySelector('audio');
  Object.defineProperty(player, 'duration', { value: 75 });
  player?.dispatchEvent(new Event('loadedmetadata'));
  await wait(30);
  expect(alerts()).toContain(talk.tooLong);
});

it('words that came with a shared note stand in what goes with it', async () => {
  await shared(note, 'the yam must be dry');
  expect([...document.querySelectorAll('textarea')].map(({ value }) => value)).toContain(
    'the yam must be dry',
  );
});

it('a note that was not sent stays until its speaker throws it away', async () => {
  const { tap, text, wait } = await shared(note);
  await tap(send.cancel);
  expect(text()).toContain(talk.dropTitle);
  await tap(talk.keep);
  expect(text()).toContain(send.send);
  await tap(list.snap);
  expect(text()).toContain(talk.dropTitle);
  expect(text()).not.toContain(snap.title);
  await tap(talk.drop);
  await wait(100);
  expect(text()).not.toContain(send.send);
});

it('a note that was not sent is asked about before the next part, which comes once it may go', async () => {
  const { tap, text, wait } = await shared(note);
  await tap('Next');
  expect(text()).toContain(talk.dropTitle);
  await tap(talk.keep);
  expect(text()).toContain(send.send);
  expect(text()).not.toContain('gone on');
  await tap('Next');
  await tap(talk.drop);
  await wait(100);
  expect(text()).toContain('gone on');
  expect(text()).not.toContain(send.send);
});
