// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import { anOrder } from '#test/factories/run-items.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { HandOverForm } from './deliver-order.tsx';

let screen: OpenedScreen;

afterEach(() => screen.close());

const parcel = anOrder({
  status: 'on_the_way',
  errand: {
    kind: 'carry',
    stop: { area: 'Utako', landmark: 'Behind the bank' },
    waiting: { limit: 0, stepKobo: 20_000, charged: 0, since: null },
    giver: { name: 'Ngozi', phone: '+2348035550101' },
    givenBy: 'Ngozi',
    declaredKobo: 1_000_000,
    load: 'light',
    leavesWithPhoto: false,
  },
});

it('an agent is told that the sender passed the PIN on only where another person receives the parcel', async () => {
  const { pinHint } = stopCopy.pcm.door;
  const receiver = { name: 'Zainab', phone: '+2348035550102' };
  screen = await openScreen(<HandOverForm order={{ ...parcel, receiver }} />);
  expect(screen.text()).toContain(pinHint);
  await screen.close();
  screen = await openScreen(<HandOverForm order={{ ...parcel, receiver: null }} />);
  expect(screen.text()).not.toContain(pinHint);
});
