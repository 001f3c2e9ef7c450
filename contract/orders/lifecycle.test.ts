import { orderCourses } from './errands/course.ts';
import { describe, expect, test } from 'vitest';
import {
  actionsOpenTo,
  finalStatuses,
  isUnderWay,
  movers,
  orderActions,
  orderStatuses,
  transitionFor,
  transitions,
  type OrderStatus,
} from './lifecycle.ts';

function reachedFrom(start: OrderStatus): Set<OrderStatus> {
  const reached = new Set([start]);
  for (const status of reached) {
    for (const row of transitions) if (row.from.includes(status)) reached.add(row.to);
  }
  return reached;
}

describe('the table of an order’s life', () => {
  test('every state is reached from the first', () => {
    expect([...reachedFrom('placed')].toSorted()).toEqual([...orderStatuses].toSorted());
  });

  test.each(orderStatuses)('%s leads to an end, or is one', (status) => {
    const ends = [...reachedFrom(status)].filter((reached) => finalStatuses.has(reached));
    expect(ends).not.toEqual([]);
    const leaves = transitions.some((row) => row.from.includes(status));
    expect(leaves).toBe(!finalStatuses.has(status));
  });

  test.each(orderStatuses.filter(isUnderWay))(
    'no order is stuck in %s: an admin or the system can end it',
    (status) => {
      expect(transitionFor('cancel', status, 'admin', 'market')?.to).toBe('cancelled');
    },
  );

  test('no two rows answer for the same step', () => {
    for (const status of orderStatuses) {
      for (const action of orderActions) {
        for (const mover of movers) {
          const rows = transitions.filter(
            (row) => row.action === action && row.from.includes(status) && row.by.includes(mover),
          );
          const courses = rows.flatMap((row) => row.courses ?? orderCourses);
          expect(new Set(courses).size, `${action} ${status} ${mover}`).toBe(courses.length);
        }
      }
    }
  });

  test('a customer can cancel, only before pick-up, and take a later time before anybody has it', () => {
    const open = orderStatuses.filter((status) => actionsOpenTo('customer', status, 'market').length > 0);
    expect(open).toEqual(['placed', 'confirmed', 'assigned', 'shopping']);
    for (const status of open)
      expect(actionsOpenTo('customer', status, 'market')).toEqual(
        status === 'confirmed' ? ['reschedule', 'cancel'] : ['cancel'],
      );
  });
});
