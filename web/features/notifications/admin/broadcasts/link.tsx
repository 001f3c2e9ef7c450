import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import type { AdminNoticesCopy } from '#contract/copy/admin/notifications/en.ts';
import { keysOf } from '#contract/keys-of.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { marketsQuery } from '#web/features/markets/queries.ts';
import type { DraftFields } from './use-draft.ts';

const screens: Readonly<Record<keyof AdminNoticesCopy['compose']['screens'], string>> = {
  placeOrder: paths.placeOrder,
  home: paths.home,
  markets: paths.markets,
  orders: paths.orders,
  track: paths.track,
  profile: paths.profile,
  agentRun: paths.agentRun,
  agentEarnings: paths.agentEarnings,
};

/** Choice of the screen that a touch opens; no other address can be entered. */
export function AdminLink() {
  const { compose: copy } = useCatalogue(adminNoticesCopy);
  const { register, control } = useFormContext<DraftFields>();
  const link = useWatch({ control, name: 'link' });
  const { data: markets = [] } = useQuery(marketsQuery);
  const options = [
    ...keysOf(screens).map((screen) => ({ to: screens[screen], name: copy.screens[screen] })),
    ...markets.map(({ slug, name }) => ({ to: paths.market(slug), name: copy.marketPage(name) })),
  ];
  // A market that is hidden meanwhile, or whose list is still on its way.
  const isListed = options.some(({ to }) => to === link);
  return (
    <Select label={copy.link} hint={copy.linkHint} {...register('link')}>
      {options.map(({ to, name }) => (
        <option key={to} value={to}>
          {name}
        </option>
      ))}
      {!isListed && <option value={link}>{link}</option>}
    </Select>
  );
}
