import { expect, it } from 'vitest';
import { adminCopy } from '#contract/copy/admin.ts';
import { historyCopy } from '#contract/copy/admin/history.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { changedFacts, listChange } from './changed-facts.ts';
import { factName, factText } from './fact-text.ts';
import { addressOfHistory, askedOf, everyChange, readHistoryFilter } from './url-state.ts';

const copy = {
  history: historyCopy.en,
  people: adminCopy.en.people,
  statuses: trackingCopy.en.statuses,
  settings: adminCopy.en.settings.fields,
};

it('unchanged fields are left out of a change', () => {
  const before = { role: 'admin', isGodMode: false, permissions: ['orders:view'] };
  expect(changedFacts({ before, after: { ...before, permissions: [] } })).toEqual([
    { name: 'permissions', before: ['orders:view'], after: [] },
  ]);
  expect(changedFacts({ before: null, after: { kobo: 500 } })).toEqual([
    { name: 'kobo', before: undefined, after: 500 },
  ]);
  expect(changedFacts({ before: null, after: null })).toEqual([]);
});

it('a change of permissions lists the added and the removed ones', () => {
  expect(listChange(['orders:view', 'audit:view'], ['audit:view', 'money:view'])).toEqual({
    added: ['money:view'],
    removed: ['orders:view'],
  });
});

it('facts are told in the words of the trade', () => {
  const textOf = (name: string, fact: Parameters<typeof factText>[1], subject = '') =>
    `${factName(name, copy)}: ${factText(name, fact, subject, copy)}`;
  expect(textOf('value', '15000', 'delivery_fee')).toBe('Value: ₦150.00');
  expect(textOf('value', '80', 'agent_share_percent')).toBe('Value: 80 %');
  expect(textOf('paidKobo', 250_000)).toBe('Paid: ₦2,500.00');
  expect(textOf('role', 'admin')).toBe('Role: Admin');
  expect(textOf('permissions', ['orders:view', 'money:view'])).toBe('Permissions: See orders, See money');
  expect(textOf('status', 'on_the_way')).toBe(`Status: ${trackingCopy.en.statuses.on_the_way}`);
  expect(textOf('expiresAt', '2026-11-21T08:50:00.000Z')).toBe('Ends: 21 Nov 2026, 9:50 am');
  expect(textOf('revoked', true)).toBe('Revoked: yes');
  expect(textOf('reason', null)).toBe('Why: nothing');
  expect(textOf('heldByHand', 'x')).toBe('held by hand: x');
});

it('the filter of the history is in its address, and an invalid day is left out', () => {
  const filter = { ...everyChange, subject: 'MW-1', from: '2026-11-01' };
  const address = addressOfHistory(filter);
  expect(readHistoryFilter(address.slice(address.indexOf('?')))).toEqual(filter);
  expect(askedOf(filter)).toEqual({ subject: 'MW-1', from: '2026-11-01' });
  expect(readHistoryFilter('?from=yesterday&to=2026-99-99')).toEqual(everyChange);
});
