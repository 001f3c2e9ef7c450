// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { Snap } from './snap.tsx';

const { snap, send } = requestsCopy.pcm;
let screen: OpenedScreen | undefined;
/** Ends the making of the next photo. */
let madeSmall: (() => void)[] = [];

afterEach(async () => {
  await screen?.close();
  vi.unstubAllGlobals();
});

/** A phone that makes photos small when it is told to. */
async function chosen(count: number) {
  madeSmall = [];
  const photo = { width: 10, height: 10, close: () => {} };
  vi.stubGlobal('createImageBitmap', () => new Promise((done) => madeSmall.push(() => done(photo))));
  vi.stubGlobal('OffscreenCanvas', undefined);
  HTMLCanvasElement.prototype.getContext = () => ({ drawImage: () => {}, fillRect: () => {} }) as never;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['small'], { type: 'image/jpeg' }));
  const given = Array.from(
    { length: count },
    (_, at) => new File(['x'], `${at}.jpg`, { type: 'image/jpeg' }),
  );
  screen = await openScreen(<Snap given={given} onClose={() => {}} />);
  return screen;
}

async function makeSmall(opened: OpenedScreen, count: number) {
  for (const done of madeSmall.splice(0, count)) done();
  await opened.wait(30);
}

it('photos are sent once the last of them was made small', async () => {
  const opened = await chosen(2);
  await makeSmall(opened, 1);
  expect(opened.button(send.send).getAttribute('aria-busy')).toBe('true');
  await makeSmall(opened, 1);
  expect(opened.button(send.send).getAttribute('aria-busy')).toBeNull();
});

it('the first four of six photos stay, and the screen says so', async () => {
  const opened = await chosen(6);
  await makeSmall(opened, 6);
  expect(document.querySelectorAll('li img')).toHaveLength(4);
  expect(opened.text()).toContain(snap.onlyFour);
});
