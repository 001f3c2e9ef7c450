import { Link } from 'wouter';
import { orderCopy } from '#contract/copy/order.ts';
import type { OrderCode } from '#contract/orders/schema.ts';
import { paths } from '#contract/paths.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { ClearDeviceButton } from '#web/features/accounts/sessions/clear-this-device.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';

/** The order before this one, for a customer who comes back to see what became of it. */
export function ComposerLast({ code }: { code: OrderCode | null }) {
  const { place } = useCatalogue(orderCopy);
  const isGuest = useMe() === null;
  if (code === null) return null;
  return (
    <Alert tone="success">
      {place.last(code)}{' '}
      <Link className="link" href={paths.trackOrder(code)}>
        {place.follow}
      </Link>
      {/* The next person with this phone finds the name and address of the one before. */}
      {isGuest && (
        <ClearDeviceButton variant="quiet" size="small" className="-ms-3 block">
          {place.notYou}
        </ClearDeviceButton>
      )}
    </Alert>
  );
}
