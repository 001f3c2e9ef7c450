import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { OwnParcelReturn } from '#contract/orders/errands/parcel-return.ts';
import type { Order } from '#contract/orders/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dayAndTime } from '../order/when.ts';
import { useSetting } from '#web/features/settings/queries.ts';
import { CallUs } from '../track/call-us.tsx';
import { useCitySetting } from '../use-city-setting.ts';
import { PictureRow } from '../order/picture-row.tsx';
import { useToOffice } from './use-to-office.ts';

interface Props {
  order: Pick<Order, 'code' | 'parcelReturn' | 'doorPhotoUrl'> & { market: Pick<Order['market'], 'id'> };
  token: string | null;
  /** Stands for the customer: may say that it goes to the office. */
  isTheirs: boolean;
}

/** A parcel that nobody took: its way back, where it is, and the choice of the office while that is open. */
export function ParcelWay({ order, token, isTheirs }: Props) {
  const { way: copy } = useCatalogue(errandCopy);
  const { parcelReturn: way, doorPhotoUrl } = order;
  const atDoor = doorPhotoUrl && <PictureRow pictures={[doorPhotoUrl]} nameOf={() => copy.doorPhoto} />;
  if (!way) return atDoor ? <Card title={copy.doorPhoto}>{atDoor}</Card> : null;
  return (
    <Card title={copy.title}>
      {way.outcome === null && way.keptUntil !== null ? (
        <AtOffice order={order} until={way.keptUntil} />
      ) : (
        <Where way={way} />
      )}
      {atDoor}
      {way.photoUrl !== null && <PictureRow pictures={[way.photoUrl]} nameOf={() => copy.photo} />}
      {isTheirs && way.mayGoToOffice && <ToOffice order={order} token={token} />}
    </Card>
  );
}

function Where({ way }: { way: OwnParcelReturn }) {
  const { way: copy } = useCatalogue(errandCopy);
  if (way.outcome !== null)
    return (
      <>
        <p>
          {way.takenBy === null ? copy.outcomes[way.outcome] : copy.back(way.takenBy)}{' '}
          {way.outcome === 'brought-back' && way.feeKobo > 0 && copy.fee(naira(way.feeKobo))}
        </p>
        {way.reason !== '' && <p className="text-ink-soft">{copy.why(way.reason)}</p>}
      </>
    );
  return (
    <p>
      {way.to === 'office' ? copy.toOffice : copy.toSender}{' '}
      {way.feeKobo > 0 ? copy.fee(naira(way.feeKobo)) : way.to === 'office' && copy.free}
    </p>
  );
}

/** It lies at the office, of the order's city or of the house, which can be called. */
function AtOffice({ order, until }: Pick<Props, 'order'> & { until: string }) {
  const { way: copy } = useCatalogue(errandCopy);
  const tracking = useCatalogue(trackingCopy);
  const now = useNow();
  const ofOrder = { code: order.code, marketId: order.market.id };
  const officeOfCity = useCitySetting('business_address', ofOrder);
  const officeOfHouse = useSetting('business_address');
  return (
    <>
      <p>{copy.atOffice(dayAndTime(until, now, tracking), officeOfCity || officeOfHouse)}</p>
      <CallUs order={ofOrder} />
    </>
  );
}

function ToOffice({ order, token }: Pick<Props, 'order' | 'token'>) {
  const { way: copy } = useCatalogue(errandCopy);
  const { send, isPending } = useToOffice(order, token, copy.chosen);
  return (
    <>
      <p className="text-ink-soft">{copy.chooseText}</p>
      <Button variant="secondary" isBusy={isPending} onClick={send}>
        {isPending ? copy.sending : copy.choose}
      </Button>
    </>
  );
}
