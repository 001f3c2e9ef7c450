import type { FactsOf } from '#contract/notifications/facts.ts';
import { weekdayWords } from '../weekday-words.ts';
import { money, type NoticeWords } from './words.ts';

const why = {
  'no-place': 'Say where it goes.',
  'market-closed': 'The market is closed that day.',
  'market-gone': 'The market is not open any more.',
  'outside-area': 'We do not bring it there at present.',
  'empty-list': 'There is nothing on it.',
  'list-too-long': 'It is too long for one order.',
  'not-carried': 'There is something on it that we do not carry.',
  'window-over': 'Its hour is over.',
  'window-closed': 'Its hour takes no orders any more.',
  'window-full': 'Its hour is full.',
} as const;

/** English: a weekly list on the evening before its day. */
export function weeklyDraft(facts: FactsOf['weekly-draft']): NoticeWords {
  const { market, weekday, estimateKobo, unknownLines, trouble } = facts;
  const day = weekdayWords[weekday];
  if (trouble !== null)
    return {
      title: `Your ${day} list needs a look`,
      body: `${market}: ${why[trouble]} Nothing is bought unless you order it.`,
      sms: `Your ${day} list: ${why[trouble]} Look:`,
    };
  const sum = `${unknownLines === 0 ? 'about' : 'at least'} ${money(estimateKobo ?? 0)}`;
  return {
    title: `Your ${day} list is ready`,
    body: `${market}: ${sum} with every fee. Look through it, then order. Nothing is bought by itself.`,
    sms: `Your ${day} list is ready: ${sum}. Look, then order:`,
  };
}

/** English: a weekly list that rests. */
export function weeklyPaused({ weekday }: FactsOf['weekly-paused']): NoticeWords {
  const day = weekdayWords[weekday];
  return {
    title: `Your ${day} list rests`,
    body: 'You did not order from it for three weeks. We make no more drafts until you start it again under Saved lists.',
    sms: `You did not order from your ${day} list for 3 weeks, so it rests. Start it again:`,
  };
}
