import type { Language } from '../accounts/schema.ts';
import type { FactsOf } from '../notifications/facts.ts';
import type { NoticeKind } from '../notifications/kinds.ts';
import { english } from './notices/en.ts';
import { pidgin } from './notices/pcm.ts';
import type { AnswerWords, NoticesCopy, NoticeWords } from './notices/words.ts';

/** The words of notices; none of them travels with a page that shows none. */
const noticesCopy: Readonly<Record<Language, NoticesCopy>> = { en: english, pcm: pidgin };

/** Text of a notice; its SMS, where it may go as one, begins with the sender’s name. */
export function noticeWords<Kind extends NoticeKind>(
  facts: FactsOf[Kind] & { kind: Kind },
  language: Language,
): NoticeWords {
  return noticesCopy[language].kinds[facts.kind](facts);
}

/** The two buttons under what is asked: about a thing at the market, another time, or a delivery. */
export function answerWords(kind: NoticeKind, language: Language): AnswerWords {
  const { answers } = noticesCopy[language];
  if (kind === 'delivery-asked') return answers.delivery;
  return kind === 'new-time-offered' ? answers.time : answers.thing;
}

/** The notice of the opening in every language, in the shape that broadcasts are stored in. */
export function openedWords(): Record<Language, { title: string; body: string }> {
  return { pcm: pidgin.kinds.opened({ kind: 'opened' }), en: english.kinds.opened({ kind: 'opened' }) };
}
