import { expect, test } from 'vitest';
import { alarm as alarmReply, type AlarmKind } from '#contract/orders/alarms/schema.ts';
import { groupsOf } from './groups.ts';

const alarm = (n: number, kind: AlarmKind, hasReport = false) =>
  alarmReply.parse({
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    kind,
    code: null,
    raisedAt: '2026-03-04T09:00:00.000Z',
    about: String(n),
    report: hasReport
      ? {
          id: '00000000-0000-4000-8000-000000000099',
          kind: 'delivered',
          madeAt: '2026-03-04T09:00:00.000Z',
          answerBy: null,
          answer: null,
        }
      : null,
  });

test('alarms of one kind stand together, decisions each alone, and late ones after all that a person must act on', () => {
  const alarms = [
    alarm(1, 'running-late'),
    alarm(2, 'delivery-to-confirm', true),
    alarm(3, 'delivery-to-confirm', true),
    alarm(4, 'no-agent'),
    alarm(5, 'running-late'),
    alarm(6, 'no-agent'),
  ];
  expect(groupsOf(alarms).map(({ kind, own }) => [kind, own.map(({ about }) => about).join(' ')])).toEqual([
    ['delivery-to-confirm', '2'],
    ['delivery-to-confirm', '3'],
    ['no-agent', '4 6'],
    ['running-late', '1 5'],
  ]);
});
