import type { AdminSearchCopy } from './en.ts';

/** Nigerian Pidgin: one search for orders, people and agents. */
export const pidgin: AdminSearchCopy = {
  open: 'Search',
  title: 'Search everything',
  label: 'Code, number or name',
  hint: 'Small part don do: 0803, MW-7K, Amaka.',
  everyCity: 'For every city',
  groups: { orders: 'Orders', people: 'People', agents: 'Agents' },
  more: {
    orders: 'All di orders wey match',
    people: 'All di people wey match',
    agents: 'All di agents wey match',
  },
  found: (count) => (count === 1 ? 'We see 1' : `We see ${count}`),
  nothing: (search) => `We no see “${search}”`,
  nothingText: 'Write am shorter, or try di last digits of di number, or di name.',
  receives: (name) => `for ${name}`,
};
