import type { User } from '../accounts/schema.ts';
import { keysOf } from '../keys-of.ts';
import { isAdmin } from '../permissions.ts';
import { noticeGroups, noticeRules, ruleOf, type NoticeGroup } from './kinds.ts';

/** Off until switched on; everything else is on until switched off. */
const offAtFirst: ReadonlySet<NoticeGroup> = new Set(['news']);

export function goesBySms(group: NoticeGroup): boolean {
  return keysOf(noticeRules).some((kind) => ruleOf(kind).group === group && ruleOf(kind).mustBeRead);
}

/** Default of a group until its person chooses. */
export function firstChoice(group: NoticeGroup): { push: boolean; sms: boolean | null } {
  return { push: !offAtFirst.has(group), sms: goesBySms(group) ? true : null };
}

/** The groups that concern somebody. */
export function groupsFor(user: Pick<User, 'role' | 'isGodMode' | 'permissions'>): NoticeGroup[] {
  return noticeGroups.filter((group) => {
    if (group === 'offers') return user.role === 'agent';
    return group !== 'office' || isAdmin(user);
  });
}

/** Default quiet hours; they hold back every notice that can wait. */
export const firstQuietHours = { from: '22:00', until: '06:00' } as const;
