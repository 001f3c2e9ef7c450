import { describe, expect, it } from 'vitest';
import { statusAfter } from './expected-status.ts';

const status = (hasSubscription: boolean, subscriptionCount: number) => ({
  hasSubscription,
  subscriptionCount,
});

describe('the status before the server has answered', () => {
  it('counts this device in, and out again', () => {
    expect(statusAfter('subscribe', status(false, 1))).toEqual(status(true, 2));
    expect(statusAfter('unsubscribe', status(true, 2))).toEqual(status(false, 1));
  });

  it('counts a device once that only changes its way, and never below none', () => {
    expect(statusAfter('subscribe', status(true, 2))).toEqual(status(true, 2));
    expect(statusAfter('unsubscribe', status(false, 0))).toEqual(status(false, 0));
  });
});
