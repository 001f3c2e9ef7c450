import { hasOneThing } from '#contract/orders/errands/course.ts';
import type { ReactNode } from 'react';
import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { isAtDoor } from '#contract/orders/delivery/door.ts';
import type { Order, TrackedOrder } from '#contract/orders/schema.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { expectedOf, type Expected } from './progress.ts';
import { dayAndTime, etaText } from '../order/when.ts';
import { toneOf } from '../order/status-badge.tsx';

export type Standing = Pick<
  TrackedOrder,
  'status' | 'marketName' | 'eta' | 'promisedUntil' | 'arrivedAt' | 'scheduledFor'
> &
  Partial<Pick<Order, 'doorReport' | 'window' | 'parcelReturn'> & Pick<TrackedOrder, 'kind'>>;

const looks = {
  garri: 'border-garri bg-garri-soft text-garri-ink',
  leaf: 'border-leaf bg-leaf-soft text-leaf-ink',
  pepper: 'border-pepper bg-pepper-soft text-pepper-ink',
};

/** Status in a sentence, with the arrival. */
export function OrderStatus({ order, children }: { order: Standing; children?: ReactNode }) {
  const expected = expectedOf(order, useNow());
  return (
    <section className={classNames('grid gap-3 rounded-lg border-2 p-5', looks[toneOf(order.status)])}>
      <p className="text-xl font-extrabold text-balance" aria-live="polite">
        {expected.kind === 'waits-for-opening' ? (
          <Scheduled order={order} startsAt={expected.startsAt} />
        ) : (
          <Sentence order={order} />
        )}
      </p>
      <WhenItComes expected={expected} />
      {children}
    </section>
  );
}

/** A delivery by the agent's word alone is told as that, until its customer or the office has confirmed it. */
function Sentence({ order }: { order: Standing }) {
  const { status, marketName, doorReport, kind, parcelReturn } = order;
  const { sentences, received, atDoor } = useCatalogue(trackingCopy);
  const errand = useCatalogue(errandCopy);
  const isThing = hasOneThing(kind);
  if (isAtDoor(order)) return isThing ? errand.atDoor : atDoor.sentence;
  // It was carried, and the card below says where it is.
  if (kind === 'carry' && status === 'failed' && parcelReturn) return errand.way.notHandedOver;
  const isUnconfirmed = status === 'delivered' && doorReport?.kind === 'delivered';
  if (isUnconfirmed) return received.sentence;
  const sentenceOf = isThing ? { ...sentences, ...errand.sentences[kind] } : sentences;
  return sentenceOf[status](marketName);
}

function Scheduled({ order, startsAt }: { order: Standing; startsAt: string }) {
  const copy = useCatalogue(trackingCopy);
  const { waitsFor } = useCatalogue(errandCopy);
  const say = hasOneThing(order.kind) ? waitsFor : order.window ? copy.waitsForWindow : copy.waitsForOpening;
  return say(order.marketName, dayAndTime(startsAt, useNow(), copy));
}

function WhenItComes({ expected }: { expected: Expected }) {
  const copy = useCatalogue(trackingCopy);
  const now = useNow();
  if (expected.kind === 'over') return null;
  if (expected.kind === 'unknown') return <p>{copy.eta.unknown}</p>;
  return (
    <>
      {expected.kind === 'late' && <p>{copy.eta.late}</p>}
      {expected.eta !== null && (
        <p className="flex flex-wrap items-center gap-x-2 text-lg">
          <Icon name="clock" />
          <span>{copy.eta.label}:</span>
          <strong className="font-extrabold">{etaText(expected.eta, now, copy)}</strong>
        </p>
      )}
    </>
  );
}
