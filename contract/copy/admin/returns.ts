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
  reason: 'Why?',
  reasonRefused: 'Talk why.',
  done: 'We don write am down',
};

/** The words of goods that agents bring back, for those who look after orders. */
export const returnsCopy: Readonly<Record<Language, typeof english>> = { en: english, pcm: pidgin };
