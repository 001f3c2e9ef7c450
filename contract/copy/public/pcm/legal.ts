import type { PublicCopy } from '#contract/copy/public.ts';

export const legal: PublicCopy['legal'] = {
  label: 'Your rights and our own',
  privacy: { title: 'Privacy', description: 'Wetin we sabi about you, why, for how long, and your rights.' },
  terms: {
    title: 'Terms',
    description: 'Wetin we dey do, how much e be, and wetin you fit do if something no correct.',
  },
  accessibility: {
    title: 'Accessibility',
    description: 'How far everybody fit use dis app, and how to tell us when something stop you.',
  },
  draft: 'Dis na draft. No lawyer don read am yet.',
  changed: (when) => `Di last time e change na ${when}.`,
  agree: {
    before: 'When you open account, you agree to our',
    and: 'and we dey use your data as we talk for',
  },
};
