/** English (Nigeria): the one search over orders, people and agents. */
export const english = {
  open: 'Search',
  title: 'Search everything',
  label: 'Code, number or name',
  hint: 'A part is enough: 0803, MW-7K, Amaka.',
  everyCity: 'In every city',
  groups: { orders: 'Orders', people: 'People', agents: 'Agents' },
  more: {
    orders: 'All orders that match',
    people: 'All people who match',
    agents: 'All agents who match',
  },
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  nothing: (search: string) => `Nothing matches “${search}”`,
  nothingText: 'Try fewer letters, the last digits of the number, or the name.',
  receives: (name: string) => `for ${name}`,
};

export type AdminSearchCopy = typeof english;
