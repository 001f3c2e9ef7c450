import { expect, it } from 'vitest';
import { orderForAdmin } from '#contract/admin/order-history.ts';
import { itemEvent } from '#contract/orders/shopping/item-event.ts';
import { adminHistoryOf } from './entries.ts';

const itemId = '00000000-0000-4000-8000-000000000001';
const someone = { id: '00000000-0000-4000-8000-000000000002', name: 'Musa' };
const { steps, offers, questions, alarms } = orderForAdmin.shape;
const at = (minute: number) => `2026-11-21T09:${String(minute).padStart(2, '0')}:00.000Z`;

const placedAndConfirmed = steps.parse([
  { at: at(0), phoneAt: null, status: 'placed', action: 'place', by: 'customer', reason: null, who: null },
  { at: at(1), phoneAt: null, status: 'confirmed', action: 'confirm', by: 'system', reason: null, who: null },
]);

const lapsedOffer = offers.parse([
  {
    id: itemId,
    agent: someone,
    part: 'whole',
    madeAt: at(2),
    endsAt: at(3),
    endedAt: at(3),
    outcome: 'lapsed',
    declineReason: null,
    earnKobo: 60_000,
  },
]);

it('steps, offers, questions and alarms make one history, the newest first', () => {
  const entries = adminHistoryOf({
    order: { items: [], itemEvents: [] },
    steps: placedAndConfirmed,
    offers: lapsedOffer,
    questions: [],
    alarms: alarms.parse([
      {
        id: itemId,
        kind: 'no-agent',
        code: null,
        raisedAt: at(4),
        about: '',
        settledAt: null,
        settledBy: null,
      },
    ]),
    changes: null,
  });
  expect(entries.map(({ of }) => of)).toEqual(['alarm', 'offer-end', 'offer', 'step', 'step']);
});

it('a question appears once, with who asked and who answered', () => {
  const entries = adminHistoryOf({
    order: {
      items: [],
      itemEvents: [
        itemEvent.parse({
          at: at(5),
          phoneAt: null,
          itemId,
          step: 'askPrice',
          status: 'price_asked',
          by: 'agent',
          what: null,
        }),
      ],
    },
    steps: [],
    offers: [],
    questions: questions.parse([
      {
        id: itemId,
        kind: 'price',
        name: 'Tomato',
        quantity: 1,
        measure: null,
        priceKobo: 90_000,
        pictureUrl: null,
        newCeilingKobo: null,
        askedAt: at(5),
        answerBy: at(8),
        itemId,
        itemName: 'Tomato',
        askedBy: 'Musa',
        answer: 'yes',
        answeredAt: at(6),
        answeredBy: null,
      },
    ]),
    alarms: [],
    changes: null,
  });
  expect(entries.map(({ of }) => of)).toEqual(['answer', 'question']);
});
