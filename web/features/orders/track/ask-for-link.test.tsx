// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { AskForLink } from './ask-for-link.tsx';

const copy = trackingCopy.pcm.hidden;
const phones = (sendsCodes: boolean) => ({ status: 200, body: JSON.stringify({ phones: [], sendsCodes }) });

let screen: OpenedScreen;

afterEach(() => screen.close());

async function open(answers: Parameters<typeof openScreen>[1]) {
  screen = await openScreen(<AskForLink code="MW-23456789" digits="4567" />, answers);
  await screen.wait(20);
  return screen;
}

it('a tracker with code and PIN reads what these do not open, and has the link sent', async () => {
  const { text, tap } = await open({
    '/api/phones': phones(true),
    '/api/orders/send-link': { status: 200, body: '{"done":true}' },
  });
  expect(text()).toContain(copy.text);
  await tap(copy.send);
  expect(text()).toContain(copy.sent);
});

it('a link that was asked for too often is refused in the server’s words', async () => {
  const { alerts, tap } = await open({
    '/api/phones': phones(true),
    '/api/orders/send-link': { status: 429, body: 'Try am again later.', refusal: 'too-many-tries' },
  });
  await tap(copy.send);
  expect(alerts()).toEqual(['Try am again later.']);
});

it('the page says what can be done instead where no text message can be sent', async () => {
  const { text } = await open({ '/api/phones': phones(false) });
  expect(text()).toContain(copy.noSms);
  expect(text()).not.toContain(copy.send);
});
