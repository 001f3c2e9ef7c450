import { describe, expect, it } from 'vitest';
import { expectedOf, stepsOf, shoppingStart } from './progress.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString();
const textsOf = (steps: ReturnType<typeof stepsOf>) => steps.map(({ name, state }) => `${name} ${state}`);

describe('the progress of an order', () => {
  it('an order’s steps are done, current or still to come', () => {
    const steps = stepsOf('shopping', [
      { status: 'placed', at: at(0) },
      { status: 'confirmed', at: at(1) },
      { status: 'assigned', at: at(2) },
      { status: 'shopping', at: at(5) },
    ]);
    expect(textsOf(steps)).toEqual([
      'placed done',
      'confirmed done',
      'shopping now',
      'bought next',
      'on_the_way next',
      'delivered next',
    ]);
    expect(steps[2]?.at).toBe(at(5));
  });

  it('an order without its history has the same steps, without times', () => {
    expect(textsOf(stepsOf('on_the_way', []))).toContain('bought done');
    expect(stepsOf('on_the_way', []).every((step) => step.at === null)).toBe(true);
  });

  it('a delivered order has every step done', () => {
    expect(stepsOf('delivered', []).every(({ state }) => state === 'done')).toBe(true);
  });

  it('a cancelled order shows how far it came, and nothing after', () => {
    const history = [
      { status: 'placed' as const, at: at(0) },
      { status: 'confirmed' as const, at: at(1) },
      { status: 'cancelled' as const, at: at(4) },
    ];
    expect(textsOf(stepsOf('cancelled', history))).toEqual([
      'placed done',
      'confirmed done',
      'cancelled now',
    ]);
  });

  it('a step that was begun again is still to come', () => {
    const history = [
      { status: 'placed' as const, at: at(0) },
      { status: 'shopping' as const, at: at(3) },
      { status: 'confirmed' as const, at: at(9) },
    ];
    expect(textsOf(stepsOf('confirmed', history))).toContain('shopping next');
  });
});

describe('the arrival of an order', () => {
  const now = new Date(at(30));
  const untold = { arrivedAt: null, scheduledFor: null } as const;
  const order = { status: 'confirmed', eta: null, promisedUntil: at(55), ...untold } as const;

  it('an arrival is its range while that holds', () => {
    expect(expectedOf({ ...order, eta: { from: at(35), to: at(55) } }, now).kind).toBe('eta');
  });

  it('an arrival that is or will be late says so, and an unknown one says nothing', () => {
    expect(expectedOf({ ...order, promisedUntil: at(25) }, now)).toEqual({ kind: 'late', eta: null });
    const later = { from: at(50), to: at(59) };
    expect(expectedOf({ ...order, eta: later }, now)).toEqual({ kind: 'late', eta: later });
    expect(expectedOf(order, now).kind).toBe('unknown');
    expect(expectedOf({ ...order, status: 'placed', promisedUntil: null }, now).kind).toBe('unknown');
  });

  it('an arrival waits for the market to open until somebody shops, and is over at the door, once delivered or cancelled', () => {
    expect(expectedOf({ ...order, scheduledFor: at(59) }, now).kind).toBe('waits-for-opening');
    const begun = { ...order, status: 'shopping', scheduledFor: at(59), promisedUntil: null } as const;
    expect(expectedOf(begun, now).kind).not.toBe('waits-for-opening');
    expect(shoppingStart(begun, now)).toBeNull();
    expect(shoppingStart({ ...begun, status: 'assigned' }, now)).toBe(at(59));
    expect(expectedOf({ ...order, status: 'delivered' }, now).kind).toBe('over');
    expect(expectedOf({ ...order, status: 'cancelled' }, now).kind).toBe('over');
    const isThere = { status: 'on_the_way', arrivedAt: at(29), promisedUntil: at(25) } as const;
    expect(expectedOf({ ...order, ...isThere }, now).kind).toBe('over');
  });
});
