// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { asKobo } from '#contract/kobo.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { doorReportId, type DoorReport } from '#contract/orders/delivery/schema.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { OrderStatus, type Standing } from './status.tsx';

const own = errandCopy.pcm;

const copy = trackingCopy.pcm;
const delivered: Standing = {
  status: 'delivered',
  marketName: 'Karmo Market',
  eta: null,
  promisedUntil: null,
  arrivedAt: null,
  scheduledFor: null,
};

let screen: OpenedScreen;

afterEach(() => screen.close());

function reportOf(answer: DoorReport['answer']): DoorReport {
  const madeAt = '2026-11-26T12:00:00.000Z';
  const id = doorReportId.parse('0b6c2f0e-6f0a-4a52-9b1e-1f2f3a4b5c6d');
  return { id, kind: 'delivered', madeAt, answerBy: madeAt, answer };
}

it('a customer whose delivery is confirmed reads that the order is with them', async () => {
  screen = await openScreen(<OrderStatus order={{ ...delivered, doorReport: null }} />);
  expect(screen.text()).toContain(copy.sentences.delivered());
});

it.each([null, 'no', 'silence'] as const)(
  'a customer whose answer about a delivery without network is %s reads that the agent alone says it came',
  async (answer) => {
    screen = await openScreen(<OrderStatus order={{ ...delivered, doorReport: reportOf(answer) }} />);
    expect(screen.text()).toContain(copy.received.sentence);
    expect(screen.text()).not.toContain(copy.sentences.delivered());
  },
);

it('a customer whose agent stands at the door reads that, and no time at which it comes', async () => {
  const late = { from: '2026-11-26T10:00:00.000Z', to: '2026-11-26T10:20:00.000Z' };
  const going = { ...delivered, status: 'on_the_way', eta: late, promisedUntil: late.to } as const;
  screen = await openScreen(<OrderStatus order={{ ...going, arrivedAt: '2026-11-26T10:45:00.000Z' }} />);
  expect(screen.text()).toBe(copy.atDoor.sentence);
});

it('a customer whose parcel was refused at the door reads that it was not handed over, not that it was not carried', async () => {
  const parcelReturn = {
    to: 'sender',
    feeKobo: asKobo(15_000),
    mayGoToOffice: true,
    broughtAt: null,
    receivedAt: null,
    keptUntil: null,
    takenBy: null,
    photoUrl: null,
    outcome: null,
    reason: '',
    madeAt: '2026-11-26T10:45:00.000Z',
  } as const;
  const refused = { ...delivered, status: 'failed', kind: 'carry' } as const;
  screen = await openScreen(<OrderStatus order={{ ...refused, parcelReturn }} />);
  expect(screen.text()).toBe(own.way.notHandedOver);
  await screen.close();
  screen = await openScreen(<OrderStatus order={refused} />);
  expect(screen.text()).toBe(own.sentences.carry.failed(''));
});
