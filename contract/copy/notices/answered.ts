import type { Language } from '#contract/accounts/schema.ts';

interface Answered {
  /** Title and text for a yes and a no that were taken. */
  yes: readonly [title: string, text: string];
  no: readonly [title: string, text: string];
  tooLate: readonly [title: string, text: string];
  signIn: readonly [title: string, text: string];
  /** Refused for another reason: the server's own sentence is the text. */
  refused: string;
  kept: readonly [title: string, text: string];
}

/** The text that a phone shows after a question was answered on the notice itself. */
export const noticeAnsweredCopy: Readonly<Record<Language, Answered>> = {
  en: {
    yes: ['You said yes', 'We have your answer. Tap to follow the order.'],
    no: ['You said no', 'We have your answer. Tap to follow the order.'],
    tooLate: ['Your answer came too late', 'It was settled without it. Tap to see what holds now.'],
    signIn: [
      'Open the order to answer',
      'This phone is not signed in to it. Tap, sign in, and answer there.',
    ],
    refused: 'Your answer was not taken',
    kept: [
      'No network',
      'Your answer is saved on this phone and will be sent by itself when network is back.',
    ],
  },
  pcm: {
    yes: ['You talk yes', 'We don get your answer. Touch here follow di order.'],
    no: ['You talk no', 'We don get your answer. Touch here follow di order.'],
    tooLate: ['Your answer late', 'Dem don settle am already. Touch here make you see how e be now.'],
    signIn: [
      'Open di order make you answer',
      'Dis phone never sign in. Touch here, sign in, answer am there.',
    ],
    refused: 'Your answer no enter',
    kept: ['Network no dey', 'Dis phone don keep your answer. E go send by itself when network come back.'],
  },
};
