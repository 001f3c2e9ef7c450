import type { Measure } from '#contract/measures/measures.ts';
import type { FactsOf } from '#contract/notifications/facts.ts';
import type { NoticeKind } from '#contract/notifications/kinds.ts';
import { lagosClock } from '#contract/time.ts';
import { weekdayWords } from '../weekday-words.ts';

export interface NoticeWords {
  title: string;
  body: string;
  /** The text message, where it may go as one. */
  sms?: string;
}

export interface AnswerWords {
  yes: string;
  no: string;
}

export interface NoticesCopy {
  kinds: { [Kind in NoticeKind]: (facts: FactsOf[Kind]) => NoticeWords };
  /** The two buttons of what is asked. */
  answers: Record<'thing' | 'time' | 'delivery', AnswerWords>;
}

/** Naira as people say it: kobo only where there are some. */
export function money(kobo: number): string {
  const [whole = '0', rest = '00'] = (kobo / 100).toFixed(2).split('.');
  return `₦${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}${rest === '00' ? '' : `.${rest}`}`;
}

/** The time of day in Lagos. */
export function time(instant: string): string {
  const { hour, minute } = lagosClock(new Date(instant));
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

export function weekday(instant: string): string {
  return weekdayWords[lagosClock(new Date(instant)).weekday];
}

interface Amount {
  quantity: number;
  measure: Measure | null;
  name: string;
  isWorth?: boolean | undefined;
}

/** Quantity, measure and name of an item, as a list shows them; without a count where a sum of money was asked for. */
export function amountOf(
  { quantity, measure, name, isWorth = false }: Amount,
  say: (measure: Measure, quantity: number) => string,
): string {
  const shortened = name.length > 60 ? `${name.slice(0, 59).trimEnd()}…` : name;
  if (isWorth) return shortened.charAt(0).toUpperCase() + shortened.slice(1);
  return measure === null ? `${quantity} ${shortened}` : `${quantity} ${say(measure, quantity)} ${shortened}`;
}
