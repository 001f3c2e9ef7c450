// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { cityId } from '#contract/cities/ids.ts';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { withKind } from '#web/features/orders/placing/draft.ts';
import { changeDraft } from '#web/features/orders/placing/draft-store.ts';
import { SendRequest } from './send.tsx';

const { queueRequest } = vi.hoisted(() => ({
  queueRequest: vi.fn<(...sent: unknown[]) => Promise<void>>(async () => {}),
}));
vi.mock(import('./send-request.ts'), () => ({ queueRequest }) as never);

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
afterEach(async () => {
  await screen?.close();
  localStorage.clear();
  queueRequest.mockClear();
});

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
  await expect.poll(() => queueRequest.mock.calls).toMatchObject([[{}, { cityId: kano }]]);
});

it('a parcel goes with its kind, and a list without, so that the version before takes it', async () => {
  localStorage.setItem('mw.city', 'kano');
  await sendNote();
  await expect.poll(() => queueRequest.mock.calls).toHaveLength(1);
  expect(queueRequest.mock.calls[0]?.[1]).not.toHaveProperty('orderKind');
  await screen?.close();
  changeDraft((now) => withKind(now, 'carry'));
  await sendNote();
  await expect.poll(() => queueRequest.mock.calls.at(-1)).toMatchObject([{}, { orderKind: 'carry' }]);
  changeDraft((now) => withKind(now, 'market'));
});

it('a list of nobody’s city is not sent before its sender has chosen one', async () => {
  const { text } = await sendNote();
  await expect.poll(text).toContain(send.cityRefused);
  expect(queueRequest).not.toHaveBeenCalled();
});
