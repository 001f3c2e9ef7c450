import { adminCopy } from '#contract/copy/admin.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { Market } from '#contract/markets/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import type { Touched } from './use-orders-touched.ts';

interface Props {
  market: Market | undefined;
  touched: Touched;
}

/** Says how many orders a change of days cancels, before it does. */
export function TouchedByChange({ market, touched }: Props) {
  const { touched: copy } = useCatalogue(adminMarketsCopy);
  const { shared } = useCatalogue(adminCopy);
  return (
    <ConfirmDialog
      open={touched.orders !== null}
      title={copy.title(market?.name ?? '')}
      consequence={copy.text(touched.orders ?? 0)}
      confirm={copy.confirm}
      cancel={shared.cancel}
      onConfirm={touched.confirm}
      onClose={touched.cancel}
    />
  );
}
