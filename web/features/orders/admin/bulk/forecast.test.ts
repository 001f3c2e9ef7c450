import { expect, it } from 'vitest';
import { userId } from '#contract/accounts/schema.ts';
import { adminOrder } from '#contract/orders/admin/schema.ts';
import type { OrderStatus } from '#contract/orders/lifecycle.ts';
import { foresee } from './forecast.ts';

const me = userId.parse('00000000-0000-4000-8000-000000000001');
const codes = { placed: 'MW-22222222', shopping: 'MW-33333333', on_the_way: 'MW-44444444' } as const;

const standing = (status: OrderStatus & keyof typeof codes, more: object = {}) =>
  adminOrder.parse({
    code: codes[status],
    status,
    marketName: 'Dei-Dei',
    itemNames: ['garri'],
    items: 1,
    estimateKobo: 100_000,
    placedAt: '2026-11-21T09:00:00.000Z',
    scheduledFor: null,
    version: 1,
    payWay: 'on_delivery',
    ceilingKobo: 120_000,
    customer: { id: null, name: 'Amaka', phone: '+2348030000001' },
    receiverName: null,
    agent: null,
    promisedAt: '2026-11-21T09:45:00.000Z',
    isLate: false,
    openClaims: 0,
    openQuestions: 0,
    openAlarms: 0,
    ...more,
  });

it('the forecast names the orders that a bulk action will change, and why it leaves the others', () => {
  const orders = [standing('placed'), standing('shopping'), standing('on_the_way')];
  const confirmed = foresee(orders, 'confirm', me);
  expect(confirmed.will.map(({ status }) => status)).toEqual(['placed']);
  expect(confirmed.willNot.map(({ why }) => why)).toEqual(['status', 'status']);
  expect(foresee(orders, 'cancel', me).will).toHaveLength(3);
});

it('the forecast leaves out the admin’s own orders, and settles only open alarms', () => {
  const own = standing('placed', { customer: { id: me, name: 'Tola', phone: '+2348030000002' } });
  expect(foresee([own], 'confirm', me).willNot).toMatchObject([{ why: 'own' }]);
  const ringing = standing('shopping', { openAlarms: 1 });
  expect(foresee([own, ringing], 'settleAlarms', me)).toMatchObject({
    will: [{ status: 'shopping' }],
    willNot: [{ why: 'noAlarm' }],
  });
});
