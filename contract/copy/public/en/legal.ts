export const legal = {
  label: 'Your rights and ours',
  privacy: { title: 'Privacy', description: 'What we know about you, why, for how long, and your rights.' },
  terms: {
    title: 'Terms',
    description: 'What we do, what it costs, and what you can do when something is wrong.',
  },
  accessibility: {
    title: 'Accessibility',
    description: 'How far everybody can use this, and how to tell us when something stops you.',
  },
  draft: 'This is a draft. No lawyer has read it yet.',
  changed: (when: string) => `Last changed on ${when}.`,
  /** Under the form that opens an account; the links stand where the names are. */
  agree: {
    before: 'When you create an account, you agree to our',
    and: 'and we use your data as we say under',
  },
};
