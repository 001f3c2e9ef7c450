import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { thingOf, type SeenThing } from '#contract/orders/errands/course.ts';
import { mostWaitMinutes, waitKobo } from '#contract/orders/errands/waiting.ts';
import type { Order } from '#contract/orders/schema.ts';
import { timeOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { callAddress, readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';

/** The place that an errand goes to first, and the terms of a parcel or a task. */
export function ErrandStop({ order: { errand, market } }: { order: Pick<Order, 'errand' | 'market'> }) {
  const { errand: copy } = useCatalogue(adminOrdersCopy);
  if (!errand) return null;
  const { area, landmark } = errand.stop;
  const thing = thingOf(errand);
  return (
    <Card title={copy.stop[errand.kind]}>
      <div className="wrap-anywhere">
        <p className="font-extrabold">{market.name}</p>
        {landmark !== '' && <p>{landmark}</p>}
        <p>{area}</p>
      </div>
      {thing !== null && <Terms thing={thing} />}
    </Card>
  );
}

function Terms({ thing }: { thing: SeenThing }) {
  const { errand: copy } = useCatalogue(adminOrdersCopy);
  const { waiting } = thing;
  return (
    <ul className="grid gap-1">
      {thing.kind === 'carry' && <OfParcel parcel={thing} />}
      {thing.kind === 'do' && <li>{thing.brings ? copy.brings : copy.endsThere}</li>}
      <li>{copy.waits(mostWaitMinutes(waiting.limit), naira(waiting.stepKobo))}</li>
      {waiting.since !== null && <li>{copy.cameAt(timeOf(waiting.since))}</li>}
      {waiting.charged > 0 && <li>{copy.charged(naira(waitKobo(waiting.charged, waiting.stepKobo)))}</li>}
    </ul>
  );
}

function OfParcel({ parcel }: { parcel: Extract<SeenThing, { kind: 'carry' }> }) {
  const { errand: copy } = useCatalogue(adminOrdersCopy);
  const { giver, givenBy, declaredKobo, leavesWithPhoto } = parcel;
  return (
    <>
      {giver !== null && (
        <li>
          {copy.giver(giver.name)}{' '}
          <a className="link" href={callAddress(giver.phone)}>
            {readablePhone(giver.phone)}
          </a>
        </li>
      )}
      {givenBy && <li>{copy.givenBy(givenBy)}</li>}
      <li>{copy.declared(naira(declaredKobo))}</li>
      <li>{leavesWithPhoto ? copy.photoWillDo : copy.pinOnly}</li>
    </>
  );
}
