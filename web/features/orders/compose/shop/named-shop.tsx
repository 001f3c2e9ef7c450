import { orderCopy } from '#contract/copy/order.ts';
import { namedAreas } from '#contract/orders/errands/reading/known-areas.ts';
import { readShop } from '#contract/orders/errands/reading/shop.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { withShop, withText, type Draft } from '#web/features/orders/placing/draft.ts';
import { changeDraft } from '#web/features/orders/placing/draft-store.ts';
import { servingMarket } from '#web/features/orders/placing/shop/shop.ts';
import { useZonesOf } from '#web/features/orders/placing/use-zones.ts';
import { useChooseKind } from './address.ts';

/** Offers to fetch the list from the shop that it names. */
export function NamedShop({ draft }: { draft: Draft }) {
  const { kind: copy } = useCatalogue(orderCopy);
  const zones = useZonesOf(servingMarket(draft)) ?? [];
  const choose = useChooseKind();
  const named = readShop(draft.text, namedAreas(zones));
  if (named === null) return null;
  const { list, ...shop } = named;
  const fetchFromThere = () => {
    choose('fetch');
    changeDraft((now) => withText(withShop(now, { ...shop, pin: null }), list));
  };
  return (
    <Alert tone="info" title={copy.named(shop.name, shop.area)}>
      <Button variant="quiet" onClick={fetchFromThere}>
        {copy.fetchNamed}
      </Button>
    </Alert>
  );
}
