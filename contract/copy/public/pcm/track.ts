import type { PublicCopy } from '#contract/copy/public.ts';

export const track: PublicCopy['track'] = {
  title: 'Track order',
  description: 'Follow your market order with di code and di last four numbers of di phone.',
};
