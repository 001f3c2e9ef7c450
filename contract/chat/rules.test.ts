import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { arrivedOf, fillCanned, holdsCardNumber, phaseOf } from './rules.ts';

describe('the life of an order’s conversation', () => {
  const ended = new Date('2026-03-04T09:00:00.000Z');
  const after = (hours: number) => new Date(ended.getTime() + hours * 60 * 60_000);
  test.each([
    ['just after', 0, 'talk'],
    ['the last moment of the claim window', 23.99, 'talk'],
    ['a day later', 24, 'office'],
    ['almost eight days later', 24 * 8 - 0.01, 'office'],
    ['eight days later', 24 * 8, 'closed'],
  ])('%s', (_when, hours, phase) => {
    expect(phaseOf(ended, after(hours)).phase).toBe(phase);
  });

  it('a conversation of a running order has no end', () => {
    expect(phaseOf(null, after(10_000))).toEqual({ phase: 'talk', until: null });
  });
});

describe('the arrival of a message', () => {
  const none = { delivered: 0, read: 0 };
  it('a message has arrived as soon as one of the other readers has it, and its writer does not count', () => {
    const marks = { customer: { delivered: 9, read: 9 }, agent: none, office: none };
    expect(arrivedOf({ number: 3 }, 'customer', marks)).toBe('sent');
    expect(arrivedOf({ number: 3 }, 'agent', marks)).toBe('read');
    expect(arrivedOf({ number: 3 }, 'customer', { ...marks, office: { delivered: 3, read: 2 } })).toBe(
      'delivered',
    );
  });
});

describe('a bank card in a message', () => {
  test.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    'my card 4111-1111-1111-1111 exp 12/27 cvv 123',
    '4111 1111 1111 1111 12',
    '5555555555554444',
    '2223003122003222',
    '3782 822463 10005',
    '5061 2345 6789 0123 469',
    '5061234567890123469',
  ])('%s', (text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  test.each([
    '0803 123 4567',
    '08031234567 08051234567',
    '+234 803 123 4567',
    '+2348031234567',
    '2348031234567',
    'account 0123456789 GTB',
    '4111111111111112',
    'MW-7K3M9PQR, 12 tubers, ₦15,000',
    '41111111111111111111111',
  ])('%s is not taken for a bank card', (text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });

  it('a Nigerian phone number is not taken for a bank card, however it is written', () => {
    const digits = fc.stringMatching(/^[789][01]\d{8}$/);
    fc.assert(
      fc.property(fc.array(digits, { minLength: 1, maxLength: 3 }), (phones) => {
        for (const start of ['0', '+234', '234', '+234 '])
          expect(holdsCardNumber(phones.map((phone) => start + phone).join(', '))).toBe(false);
      }),
    );
  });

  it('checking any pasted text for bank cards ends in time', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d -]{0,1000}$/), (text) => {
        expect(typeof holdsCardNumber(text)).toBe('boolean');
      }),
    );
  });
});

it('places are filled, and one that nothing is known for stays to be seen', () => {
  expect(fillCanned('Hi {name}, {code} comes in {minutes}. {price}', { name: 'Ada', code: 'MW-1' })).toBe(
    'Hi Ada, MW-1 comes in {minutes}. {price}',
  );
});
