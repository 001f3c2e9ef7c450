import type { Language } from '#contract/accounts/schema.ts';

const english = {
  title: 'Goods to come back',
  none: 'No goods are with an agent who has to bring them back.',
  left: (when: string) => `left ${when}, not brought yet`,
  bag: (letter: string) => `bag ${letter}`,
  brought: (when: string) => `the agent says: brought ${when}`,
  onAccount: (money: string) => `${money} stands on the agent’s account until you decide.`,
  confirm: {
    received: 'We have them: sell again',
    'thrown-away': 'We have them: throw away',
    'written-off': 'They will not come: write off',
  },
  parcel: {
    mark: 'parcel',
    to: { sender: 'goes back to its sender', office: 'comes to the office' },
    declared: 'A parcel is nobody’s goods: it stands on no account.',
    receive: 'The parcel is here',
    kept: (until: string) => `Here, kept until ${until}`,
    decisions: {
      'hand-over': 'Its sender fetched it',
      keep: 'Keep it 48 hours more',
      dispose: 'Dispose of it',
    },
  },
  reason: 'Why?',
  reasonRefused: 'Say why.',
  done: 'Written down',
};

const pidgin: typeof english = {
  title: 'Goods wey go come back',
  none: 'No goods dey with any agent wey go bring am back.',
  left: (when) => `e dey agent hand since ${when}, e never bring am`,
  bag: (letter) => `bag ${letter}`,
  brought: (when) => `agent talk say e drop am ${when}`,
  onAccount: (money) => `${money} dey agent account until you decide.`,
  confirm: {
    received: 'E dey with us: sell am again',
    'thrown-away': 'E dey with us: throw am away',
    'written-off': 'E no go come again: write am off',
  },
  parcel: {
    mark: 'load',
    to: { sender: 'e dey go back meet who send am', office: 'e dey come office' },
    declared: 'Load no be anybody goods: e no dey any account.',
    receive: 'Di load don reach here',
    kept: (until) => `E dey here, we go keep am till ${until}`,
    decisions: {
      'hand-over': 'Who send am don collect am',
      keep: 'Keep am 48 hours more',
      dispose: 'Throw am away',
    },
  },
  reason: 'Why?',
  reasonRefused: 'Talk why.',
  done: 'We don write am down',
};

/** The words of goods that agents bring back, for those who look after orders. */
export const returnsCopy: Readonly<Record<Language, typeof english>> = { en: english, pcm: pidgin };
