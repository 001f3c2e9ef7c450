import type { User } from '#contract/accounts/schema.ts';
import type { Matter, MatterKind } from '#contract/admin/day-schema.ts';
import { minutesWaited } from '#contract/admin/day.ts';
import type { AdminDayCopy } from '#contract/copy/admin/day/en.ts';
import { paths } from '#contract/paths.ts';
import { holds } from '#contract/permissions.ts';
import { naira } from '#web/lib/format/money.ts';

/** The matter as this person can deal with it: an order without an agent is only opened by those who may not give it. */
export function openedAs({ kind }: Pick<Matter, 'kind'>, me: User): MatterKind {
  return kind === 'unassigned' && !holds(me, 'orders:manage') ? 'late' : kind;
}

/** The address opens the very thing that has to be dealt with. */
export function matterAddress({ id, code }: Matter, opened: MatterKind): string {
  switch (opened) {
    case 'call':
    case 'rejection':
    case 'late':
    case 'claim':
      return `${paths.adminOrders}?order=${code ?? ''}`;
    case 'list':
      return `${paths.adminLists}?list=${id}`;
    case 'unassigned':
      return `${paths.adminOrders}?order=${code ?? ''}&sheet=assign`;
    case 'chat':
      return `${paths.adminChats}?chat=${id}`;
    case 'return':
      return `${paths.admin}?payout=${id}`;
    case 'float':
    case 'count':
    case 'payout':
      return `${paths.admin}?money=agents&float=${id}`;
    case 'refund':
    case 'withdrawal':
      return `${paths.admin}?money=payouts&payout=${id}`;
    case 'approval':
      return `${paths.admin}?money=approvals&payout=${id}`;
    case 'application':
      return `${paths.adminAgents}?tab=applications&who=${id}`;
    case 'sample':
      return `${paths.adminMarkets}?tab=prices&at=${id}`;
  }
}

/** The person or thing that it is about, in one line. */
export function matterTitle({ who, about, code, kind }: Matter): string {
  const first = kind === 'claim' || kind === 'rejection' || kind === 'sample' ? about : who;
  return first === '' ? (code ?? '') : first;
}

/** The rest of it: the order, the sum, the place. */
export function matterFacts(matter: Matter, copy: AdminDayCopy): string[] {
  const { kind, code, who, about, count } = matter;
  const title = matterTitle(matter);
  const rest = [code, who, about].filter(
    (fact): fact is string => fact !== null && fact !== '' && fact !== title,
  );
  if (kind === 'chat') rest.push(copy.messages(count));
  if (kind === 'sample') rest.push(copy.prices(count));
  const sum = sumText(matter, copy);
  return sum === null ? rest : [...rest, sum];
}

function sumText({ kind, kobo }: Matter, copy: AdminDayCopy): string | null {
  if (kobo === null) return null;
  if (kind === 'float') return copy.holds(naira(kobo));
  if (kind !== 'count') return naira(kobo);
  if (kobo === 0) return copy.agrees;
  return kobo < 0 ? copy.missing(naira(-kobo)) : copy.tooMuch(naira(kobo));
}

/** Waiting time in its largest unit. */
export function waitText(matter: Matter, now: Date, copy: AdminDayCopy): string {
  const minutes = minutesWaited(matter, now);
  const { since } = copy;
  if (minutes < 1) return since.justNow;
  const time =
    minutes < 120
      ? since.minutes(minutes)
      : minutes < 48 * 60
        ? since.hours(Math.floor(minutes / 60))
        : since.days(Math.floor(minutes / (24 * 60)));
  return matter.kind === 'late' ? copy.lateBy(time) : copy.waited(time);
}
