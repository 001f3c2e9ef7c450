import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import type { User } from '#contract/accounts/schema.ts';
import type { Order } from '#contract/orders/schema.ts';
import { holds } from '#contract/permissions.ts';
import { useToOffice } from '#web/features/orders/errands/use-to-office.ts';
import { PictureRow } from '#web/features/orders/order/picture-row.tsx';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** A parcel that nobody took: where it goes, the photos of it, and the office instead of its sender. */
export function ParcelBack({ order, me }: { order: Order; me: User }) {
  const { parcel: copy } = useCatalogue(adminOrdersCopy).errand;
  const { parcelReturn: way, doorPhotoUrl } = order;
  const pictures = [doorPhotoUrl, way?.photoUrl].filter((url) => typeof url === 'string');
  if (!way && pictures.length === 0) return null;
  return (
    <Card title={way ? copy.title : copy.photo}>
      {way && (
        <>
          <p className="font-extrabold">
            {way.outcome !== null
              ? copy.outcomes[way.outcome]
              : way.keptUntil === null
                ? copy.to[way.to]
                : copy.kept(momentOf(way.keptUntil))}
          </p>
          {way.takenBy !== null && <p>{copy.takenBy(way.takenBy)}</p>}
          {way.feeKobo > 0 && <p>{copy.fee(naira(way.feeKobo))}</p>}
          {way.reason !== '' && <p className="text-ink-soft">{way.reason}</p>}
        </>
      )}
      <PictureRow pictures={pictures} nameOf={() => copy.photo} />
      {way?.mayGoToOffice && holds(me, 'orders:manage') && <ToOffice order={order} />}
    </Card>
  );
}

function ToOffice({ order }: { order: Order }) {
  const { parcel: copy } = useCatalogue(adminOrdersCopy).errand;
  const { send, isPending } = useToOffice(order, null, copy.sent);
  return (
    <Button variant="secondary" isBusy={isPending} onClick={send}>
      {isPending ? copy.sending : copy.toOffice}
    </Button>
  );
}
