import type { AnalyticsCopy } from '#contract/copy/admin/analytics/en.ts';
import { figure, type Unit } from './units.ts';

export interface Change {
  way: 'more' | 'less' | 'same' | 'fresh';
  /** By how much; nothing where it is the same, or was nothing. */
  by: string;
}

type Copy = AnalyticsCopy['units'];

/** Change against the earlier days; null where either is unknown. */
export function changeOf(unit: Unit, copy: Copy, now: number | null, earlier: number | null): Change | null {
  if (now === null || earlier === null) return null;
  if (now === earlier) return { way: 'same', by: '' };
  if (earlier === 0 && unit.differs === 'percent') return { way: 'fresh', by: '' };
  return { way: now > earlier ? 'more' : 'less', by: differenceOf(unit, copy, now, earlier) };
}

function differenceOf({ differs, format }: Unit, copy: Copy, now: number, earlier: number): string {
  const difference = Math.abs(now - earlier);
  if (differs === 'itself') return format(difference);
  if (differs === 'points') return copy.points(figure(difference * 100));
  return copy.percent(figure((difference / Math.abs(earlier)) * 100));
}
