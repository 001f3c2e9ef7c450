import { expect, it } from 'vitest';
import { readChatEvent } from '../chat/events.ts';
import {
  currentKind,
  domainEvent,
  earlierKinds,
  earlierNameOf,
  eventKinds,
  namesOf,
  type DomainEvent,
  type EventKind,
} from './domain-event.ts';
import { eventOfAction } from '../orders/events.ts';
import { orderActions } from '../orders/lifecycle.ts';

const orderId = '01980000-0000-7000-8000-000000000000';
const move = { orderId, code: 'MW-7KQ2P9XA', action: 'deliver', status: 'delivered', version: 7 } as const;

it('a misspelt kind, a wrong payload and a missing case of an exhaustive handler are compile errors', () => {
  const right: DomainEvent = { kind: 'order.delivered', payload: move };
  // @ts-expect-error The kind is misspelt.
  const misspelt: DomainEvent = { kind: 'order.deliverd', payload: move };
  // @ts-expect-error The version is a number.
  const wrong: DomainEvent = { kind: 'order.delivered', payload: { ...move, version: '7' } };
  // @ts-expect-error The payload of another kind.
  const foreign: DomainEvent = { kind: 'order.delivered', payload: { userId: orderId } };
  // @ts-expect-error phone.codeAsked has no case.
  const cases: Record<Extract<EventKind, `phone.${string}` | `launch.${string}`>, string> = {
    'launch.opened': 'to everybody who waits for it',
  };
  expect(cases).not.toHaveProperty('phone.codeAsked');
  expect([right, misspelt, wrong, foreign].map((event) => domainEvent.safeParse(event).success)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('a kind is a noun, a dot and an act, and no kind bears the earlier name of another', () => {
  for (const kind of eventKinds) {
    expect(kind).toMatch(/^[a-z]+\.[a-z][A-Za-z]+$/);
    expect(earlierKinds).not.toHaveProperty([kind]);
  }
});

it('an earlier name is read as the kind of today, and the version before finds today’s kind by it', () => {
  for (const [earlier, kind] of Object.entries(earlierKinds)) {
    expect(currentKind(earlier)).toBe(kind);
    expect(earlierNameOf(kind)).toBe(earlier);
    expect(eventKinds).toContain(kind);
  }
  expect(namesOf(['order.delivered', 'order.setOff'])).toEqual([
    'order.delivered',
    'order.deliver',
    'order.setOff',
  ]);
});

it('an action that moves an order kept its own name until now, so rows of before are found', () => {
  for (const action of ['place', ...orderActions] as const)
    expect(currentKind(`order.${action}`)).toBe(eventOfAction[action]);
});

it('a page reads what a conversation says by both names, and takes an event of a newer version for a change', () => {
  const payload = { conversation: orderId, code: null, number: 3, from: 'agent' };
  const sent = { kind: 'chat.messageSent', payload };
  expect(readChatEvent({ kind: 'chat.message', payload })).toEqual(sent);
  expect(readChatEvent(sent)).toEqual(sent);
  expect(readChatEvent({ kind: 'chat.pinned', payload })).toEqual({
    kind: 'chat.changed',
    payload: { conversation: orderId, code: null },
  });
  expect(readChatEvent({ kind: 'chat.message', payload: { words: 'none' } })).toBeUndefined();
});
