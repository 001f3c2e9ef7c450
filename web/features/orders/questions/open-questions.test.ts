import { describe, expect, it } from 'vitest';
import { orderItem, type OrderItem } from '#contract/orders/schema.ts';
import { endOf, minutesAndSeconds, openQuestions, rejectionsOpen } from './open-questions.ts';

function asked(name: string, kind: 'price' | 'replacement' | 'rejection', minute: number): OrderItem {
  return orderItem.parse({
    id: `00000000-0000-4000-8000-00000000000${minute}`,
    name,
    quantity: 2,
    measure: 'mudu',
    note: '',
    raw: name,
    capKobo: null,
    guideKobo: null,
    priceRule: null,
    replacement: 'ask',
    status: kind === 'price' ? 'price_asked' : 'replacement_proposed',
    got: null,
    paidKobo: null,
    pictureUrls: [],
    question: {
      id: `00000000-0000-4000-9000-00000000000${minute}`,
      kind,
      name,
      quantity: 2,
      measure: 'mudu',
      priceKobo: 300_000,
      pictureUrl: null,
      newCeilingKobo: null,
      askedAt: `2026-11-21T09:0${minute}:00.000Z`,
      answerBy: null,
    },
  });
}

describe('the agent’s questions', () => {
  const items = [asked('pepper', 'price', 4), asked('yam', 'rejection', 2), asked('garri', 'replacement', 1)];

  it('open questions come oldest first, since that one ends first; rejected goods are an admin’s', () => {
    expect(openQuestions({ items }).map(({ item }) => item.name)).toEqual(['garri', 'pepper']);
    expect(rejectionsOpen({ items }).map(({ item }) => item.name)).toEqual(['yam']);
  });

  it('an open question ends with the item left out, withdrawn, or bought', () => {
    expect([endOf('unavailable'), endOf('requested'), endOf('found'), endOf(undefined)]).toEqual([
      'leftOut',
      'withdrawn',
      undefined,
      undefined,
    ]);
  });

  it('the countdown shows minutes and seconds, and never falls below zero', () => {
    expect([125_000, 60_000, 900, -4000].map(minutesAndSeconds)).toEqual(['2:05', '1:00', '0:01', '0:00']);
  });
});
