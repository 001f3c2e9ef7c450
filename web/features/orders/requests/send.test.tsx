// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it } from 'vitest';
import { cityId } from '#contract/cities/ids.ts';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { openDeviceDatabaseStandIn } from '#test/stand-ins/device-database.ts';
import { withKind } from '#web/features/orders/placing/draft.ts';
import { changeDraft } from '#web/features/orders/placing/draft-store.ts';
import { dropAction, queuedActions } from '#web/offline/queue/queue.ts';
import { SendRequest } from './send.tsx';

const { send } = requestsCopy.pcm;
const abuja = cityId.parse('01900000-0000-7000-8000-000000000001');
const kano = cityId.parse('01900000-0000-7000-8000-000000000002');
const cities = [
  { id: abuja, slug: 'abuja', name: 'Abuja' },
  { id: kano, slug: 'kano', name: 'Kano' },
];
const answers = {
  '/api/cities': { status: 200, body: JSON.stringify(cities) },
  '/api/markets': { status: 200, body: '[]' },
};

let screen: OpenedScreen | undefined;
beforeAll(() => {
  Object.assign(globalThis, { indexedDB: openDeviceDatabaseStandIn() });
});
afterEach(async () => {
  await screen?.close();
  for (const { id } of await queuedActions()) await dropAction(id);
  localStorage.clear();
});

/** The requests that wait on this device. */
async function waiting(): Promise<unknown[]> {
  return (await queuedActions()).map(({ data }) => data);
}

async function sendNote(): Promise<OpenedScreen> {
  const original = { kind: 'voice', blob: new Blob(['x']) } as const;
  screen = await openScreen(
    <SendRequest original={original} onSent={() => {}} onClose={() => {}} />,
    answers,
  );
  const { labels, wait } = screen;
  await expect
    .poll(async () => {
      await wait(10);
      return labels();
    })
    .toContain(send.city);
  await screen.type(send.name, 'Bola');
  await screen.type(send.phone, '0803 666 1001');
  await screen.tap(send.send);
  return screen;
}

it('a list goes to the city that the phone remembers', async () => {
  localStorage.setItem('mw.city', 'kano');
  await sendNote();
  await expect.poll(waiting).toMatchObject([{ cityId: kano }]);
});

it('a parcel goes with its kind, and a list without, so that the version before takes it', async () => {
  localStorage.setItem('mw.city', 'kano');
  await sendNote();
  await expect.poll(waiting).toHaveLength(1);
  expect(await waiting()).not.toMatchObject([{ orderKind: expect.anything() }]);
  await screen?.close();
  changeDraft((now) => withKind(now, 'carry'));
  await sendNote();
  await expect.poll(waiting).toMatchObject([{}, { orderKind: 'carry' }]);
  changeDraft((now) => withKind(now, 'market'));
});

it('a list of nobody’s city is not sent before its sender has chosen one', async () => {
  const { text } = await sendNote();
  await expect.poll(text).toContain(send.cityRefused);
  expect(await waiting()).toEqual([]);
});
