import { describe, expect, test } from 'vitest';
import { missingBeforeFailing } from '../delivery/door.ts';
import { isResolved, itemAfter, itemStatuses, itemSteps, itemTransitions } from './item-steps.ts';

describe('the table of an item’s outcomes', () => {
  test('reaches every state from a line that was just written', () => {
    const reached = new Set(['requested']);
    for (let before = 0; before !== reached.size;) {
      before = reached.size;
      for (const { from, to } of itemTransitions)
        if (from.some((status) => reached.has(status))) for (const status of to) reached.add(status);
    }
    expect([...reached].toSorted()).toEqual([...itemStatuses].toSorted());
  });

  test('has a way on for everything that is not settled, without the customer’s help', () => {
    for (const status of itemStatuses.filter((one) => !isResolved(one)))
      expect(itemAfter('leaveOut', status), status).toEqual(['unavailable']);
  });

  test('lets every outcome be taken back but what was refused at the door', () => {
    for (const status of itemStatuses)
      expect(itemAfter('reopen', status) !== undefined, status).toBe(
        !['requested', 'rejected'].includes(status),
      );
  });

  test('leaves nothing that was refused at the door', () => {
    expect(itemSteps.filter((step) => itemAfter(step, 'rejected') !== undefined)).toEqual([]);
  });
});

test.each([
  [0, 0, { seconds: 600, calls: 3 }],
  [599.2, 3, { seconds: 1, calls: 0 }],
  [600, 3, { seconds: 0, calls: 0 }],
  [4000, 1, { seconds: 0, calls: 2 }],
])(
  'an agent at a closed door after %d s and %d calls still misses what the rule demands',
  (waitedSeconds, callAttempts, missing) => {
    expect(missingBeforeFailing({ waitedSeconds, callAttempts })).toEqual(missing);
  },
);
