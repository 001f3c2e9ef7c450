import type { FactsOf } from '#contract/notifications/facts.ts';
import { weekdayWords } from '../weekday-words.ts';
import { money, type NoticeWords } from './words.ts';

const why = {
  'no-place': 'Tell us where e dey go.',
  'market-closed': 'Market no open dat day.',
  'market-gone': 'Di market no dey open again.',
  'outside-area': 'We no dey carry am go dat side for now.',
  'empty-list': 'Nothing dey inside.',
  'list-too-long': 'E too long for one order.',
  'not-carried': 'Something dey inside wey we no dey carry.',
  'window-over': 'Di hour don pass.',
  'window-closed': 'Dat hour no dey take order again.',
  'window-full': 'Dat hour don full.',
} as const;

/** Nigerian Pidgin: weekly list for di evening wey come before im day. */
export function weeklyDraft(facts: FactsOf['weekly-draft']): NoticeWords {
  const { market, weekday, estimateKobo, unknownLines, trouble } = facts;
  const day = weekdayWords[weekday];
  if (trouble !== null)
    return {
      title: `Look your ${day} list`,
      body: `${market}: ${why[trouble]} We no dey buy anything if you no order am.`,
      sms: `Your ${day} list: ${why[trouble]} Look am:`,
    };
  const sum = `${unknownLines === 0 ? 'about' : 'at least'} ${money(estimateKobo ?? 0)}`;
  return {
    title: `Your ${day} list don ready`,
    body: `${market}: ${sum}, all fees join. Look am, then order. We no dey buy anything by ourself.`,
    sms: `Your ${day} list don ready: ${sum}. Look am, then order:`,
  };
}

/** Nigerian Pidgin: weekly list wey dey rest. */
export function weeklyPaused({ weekday }: FactsOf['weekly-paused']): NoticeWords {
  const day = weekdayWords[weekday];
  return {
    title: `Your ${day} list dey rest`,
    body: 'You no order from am for three weeks. We no go make another draft until you start am again for Saved lists.',
    sms: `You no order from your ${day} list for 3 weeks, so e dey rest. Start am again:`,
  };
}
