import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { courseOfThing, thingOf } from '#contract/orders/errands/course.ts';
import type { Order } from '#contract/orders/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';

/** The stop of a parcel or a task, who hands over what, and what it is worth. */
export function StopPlace({ order: { errand, market } }: { order: Pick<Order, 'errand' | 'market'> }) {
  const { where: copy } = useCatalogue(errandCopy);
  const thing = thingOf(errand);
  if (thing === null) return null;
  const { area, landmark } = thing.stop;
  return (
    <Card title={thing.kind === 'carry' ? copy.from : copy.at}>
      <div className="wrap-anywhere">
        <p className="font-extrabold">{market.name}</p>
        {landmark !== '' && <p>{landmark}</p>}
        <p>{area}</p>
        {thing.kind === 'carry' && (
          <>
            {thing.giver !== null && (
              <p className="mt-2">{copy.giver(thing.giver.name, readablePhone(thing.giver.phone))}</p>
            )}
            <p className="mt-2">{copy.declared(naira(thing.declaredKobo))}</p>
          </>
        )}
        {courseOfThing(thing) === 'do-there' && <p className="mt-2">{copy.endsThere}</p>}
      </div>
    </Card>
  );
}
