import { describe, expect, it } from 'vitest';
import { expectedOf, stepsOf } from './progress.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString();
const told = (steps: ReturnType<typeof stepsOf>) => steps.map(({ name, state }) => `${name} ${state}`);

describe('how far an order is', () => {
  it('shows what is done, what is now and what is still to come', () => {
    const steps = stepsOf('shopping', [
      { status: 'placed', at: at(0) },
      { status: 'confirmed', at: at(1) },
      { status: 'assigned', at: at(2) },
      { status: 'shopping', at: at(5) },
    ]);
    expect(told(steps)).toEqual([
      'placed done',
      'confirmed done',
      'shopping now',
      'bought next',
      'on_the_way next',
      'delivered next',
    ]);
    expect(steps[2]?.at).toBe(at(5));
  });

  it('knows the same without its story, only not when', () => {
    expect(told(stepsOf('on_the_way', []))).toContain('bought done');
    expect(stepsOf('on_the_way', []).every((step) => step.at === null)).toBe(true);
  });

  it('counts everything as done once it is there', () => {
    expect(stepsOf('delivered', []).every(({ state }) => state === 'done')).toBe(true);
  });

  it('shows how far a cancelled order came, and nothing after', () => {
    const story = [
      { status: 'placed' as const, at: at(0) },
      { status: 'confirmed' as const, at: at(1) },
      { status: 'cancelled' as const, at: at(4) },
    ];
    expect(told(stepsOf('cancelled', story))).toEqual(['placed done', 'confirmed done', 'cancelled now']);
  });

  it('takes what was begun again as still to come', () => {
    const story = [
      { status: 'placed' as const, at: at(0) },
      { status: 'shopping' as const, at: at(3) },
      { status: 'confirmed' as const, at: at(9) },
    ];
    expect(told(stepsOf('confirmed', story))).toContain('shopping next');
  });
});

describe('when it comes', () => {
  const now = new Date(at(30));
  const order = { status: 'confirmed', eta: null, scheduledFor: null } as const;

  it('gives the range while it holds', () => {
    expect(expectedOf({ ...order, eta: { from: at(35), to: at(55) } }, now).kind).toBe('eta');
  });

  it('says so when it is late, and promises nothing before it is confirmed', () => {
    expect(expectedOf(order, now).kind).toBe('late');
    expect(expectedOf({ ...order, eta: { from: at(5), to: at(25) } }, now).kind).toBe('late');
    expect(expectedOf({ ...order, status: 'placed' }, now).kind).toBe('unknown');
  });

  it('waits for the market to open, and is over when it is there or will never be', () => {
    expect(expectedOf({ ...order, scheduledFor: at(59) }, now).kind).toBe('waits-for-opening');
    expect(expectedOf({ ...order, status: 'delivered' }, now).kind).toBe('over');
    expect(expectedOf({ ...order, status: 'cancelled' }, now).kind).toBe('over');
  });
});
