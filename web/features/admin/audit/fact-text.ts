import type { AdminCopy } from '#contract/copy/admin/en.ts';
import type { HistoryCopy } from '#contract/copy/admin/history/en.ts';
import type { TrackingCopy } from '#contract/copy/tracking/en.ts';
import { permissions, roles } from '#contract/permissions.ts';
import { orderStatuses } from '#contract/orders/lifecycle.ts';
import { settingKeys, settingRules } from '#contract/settings/setting-rules.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';

export type Fact = string | number | boolean | null | string[];

export interface FactCopy {
  history: HistoryCopy;
  people: AdminCopy['people'];
  statuses: TrackingCopy['statuses'];
  settings: AdminCopy['settings']['fields'];
}

/** `paidKobo` is money and `koboPerMeasure` too. */
const isMoney = (name: string) => /kobo/i.test(name);

/** A word of the code as a person reads it, where the trade has none for it: `mostUses` is `most uses`. */
export function spelledOut(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}

export function factName(name: string, { history }: FactCopy): string {
  const known = Object.entries(history.facts).find(([fact]) => fact === name);
  return known?.[1] ?? spelledOut(name);
}

/** Value of a fact as text; `subject` is the thing that it belongs to. */
export function factText(name: string, fact: Fact, subject: string, copy: FactCopy): string {
  if (fact === null || fact === '') return copy.history.nothingThere;
  if (typeof fact === 'boolean') return fact ? copy.history.yes : copy.history.no;
  if (Array.isArray(fact)) return fact.map((one) => wordOf(name, one, copy)).join(', ');
  if (typeof fact === 'number') return isMoney(name) ? naira(fact) : fact.toLocaleString('en-NG');
  return name === 'value' ? settingText(subject, fact, copy) : wordOf(name, fact, copy);
}

function settingText(subject: string, value: string, copy: FactCopy): string {
  const key = settingKeys.find((known) => known === subject);
  const kind = key && settingRules[key].kind;
  if (kind === 'kobo') return naira(Number(value));
  if (kind === 'percent' || kind === 'exact-percent') return `${value} %`;
  if (kind === 'switch') return value === 'on' ? copy.history.yes : copy.history.no;
  return value;
}

/** One word of a list, or the only one. */
export function wordOf(name: string, fact: string, { people, statuses }: FactCopy): string {
  const role = roles.find((known) => known === fact);
  if (name === 'role' && role !== undefined) return people.roles[role];
  const permission = permissions.find((known) => known === fact);
  if (permission !== undefined) return people.permissions[permission];
  const status = orderStatuses.find((known) => known === fact);
  if (name === 'status' && status !== undefined) return statuses[status];
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(fact)) return momentOf(fact);
  // An id says nothing to a person; its end is enough to tell two apart.
  if (/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(fact)) return `…${fact.slice(-4)}`;
  return fact;
}
