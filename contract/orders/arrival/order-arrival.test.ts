import { describe, expect, it } from 'vitest';
import { arrivalOf, dueAtOf, punctualityOf, type Timed, promiseEndOf } from './order-arrival.ts';

const at = (minute: number) => new Date(Date.parse('2026-03-04T09:00:00Z') + minute * 60_000);
const order: Timed = {
  status: 'confirmed',
  kind: 'market',
  confirmedAt: at(0),
  scheduledFor: null,
  soonestMinutes: 15,
  minutes: 40,
  etaFrom: null,
  etaTo: null,
};
const reckoned = (from: number, to: number) => ({ etaFrom: at(from), etaTo: at(to) });
const range = (from: number, to: number) => ({ from: at(from), to: at(to) });

describe('the arrival that a customer sees', () => {
  it('stays the promised one until an agent has the order, whatever the dispatcher expects meanwhile', () => {
    expect(arrivalOf(order, at(1))).toEqual(range(15, 40));
    expect(arrivalOf({ ...order, ...reckoned(18, 34) }, at(1))).toEqual(range(15, 40));
  });

  it('is the carrier’s expected time, and ends no later than the promise while that holds', () => {
    const carried = { ...order, status: 'shopping' as const };
    expect(arrivalOf({ ...carried, ...reckoned(18, 34) }, at(5))).toEqual(range(18, 34));
    expect(arrivalOf({ ...carried, ...reckoned(30, 46) }, at(5))).toEqual(range(30, 40));
  });

  it('is the later one as soon as the promise will be broken, carried or not', () => {
    for (const status of ['confirmed', 'shopping'] as const)
      expect(arrivalOf({ ...order, status, ...reckoned(40, 60) }, at(5))).toEqual(range(40, 60));
  });

  it('is counted from the opening that the order waits for', () => {
    expect(arrivalOf({ ...order, scheduledFor: at(600) }, at(1))).toEqual(range(615, 640));
    expect(dueAtOf({ ...order, scheduledFor: at(600) })).toEqual(at(640));
  });

  it('is empty where none was promised and none is expected, and once all of it has passed', () => {
    expect(arrivalOf({ ...order, soonestMinutes: null }, at(1))).toBeNull();
    expect(arrivalOf(order, at(40))).toBeNull();
    expect(arrivalOf({ ...order, status: 'delivered' }, at(1))).toBeNull();
    expect(arrivalOf({ ...order, confirmedAt: null, status: 'placed' }, at(1))).toBeNull();
  });
});

it('a parcel that was promised no range has no end to be late after, and its reckoned time is shown as it is', () => {
  const parcel = { ...order, kind: 'carry', soonestMinutes: null } as const;
  expect(promiseEndOf(parcel)).toBeNull();
  expect(arrivalOf(parcel, at(1))).toBeNull();
  expect(arrivalOf({ ...parcel, status: 'shopping', ...reckoned(35, 46) }, at(5))).toEqual(range(35, 46));
  expect(promiseEndOf({ ...parcel, soonestMinutes: 15 })).toEqual(at(40));
  expect(promiseEndOf({ ...parcel, kind: 'market' })).toEqual(at(40));
});

it('an order is late only after the end of its promise, and will be late only where what is shown ends after it', () => {
  const promisedUntil = at(40).toISOString();
  const eta = (to: number) => ({ to: at(to).toISOString() });
  expect(punctualityOf({ eta: eta(40), promisedUntil }, at(39))).toBe('in-time');
  expect(punctualityOf({ eta: null, promisedUntil }, at(39))).toBe('in-time');
  expect(punctualityOf({ eta: eta(41), promisedUntil }, at(20))).toBe('will-be-late');
  expect(punctualityOf({ eta: null, promisedUntil }, at(41))).toBe('late');
});
