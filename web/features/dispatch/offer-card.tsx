import { useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { offerSeconds, type Offer } from '#contract/dispatch/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { secondsUntil } from '#web/lib/network/server-clock.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { timeOf } from '#web/lib/format/dates.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useAcceptOffer } from './mutations.ts';
import { DeclineSheet } from './decline-sheet.tsx';

interface Props {
  offer: Offer;
  /** The agent has taken or declined it. */
  onDecided: () => void;
}

/** One offer: what it earns, what it asks, and how long it still stands. */
export function OfferCard({ offer, onDecided }: Props) {
  const { offers: words } = useCatalogue(agentCopy);
  const [isDeclining, setDeclining] = useState(false);
  const [clientRequestId] = useState(newRequestId);
  const accept = useAcceptOffer();
  const failed = useFailure();
  const take = () =>
    accept.mutate(
      { clientRequestId, offerId: offer.id },
      {
        onSuccess: () => {
          onDecided();
          showToast({ title: words.taken, description: words.takenText, tone: 'success' });
        },
        onError: (error) => {
          if (!(error instanceof ApiError && error.code === 'offer-over')) return failed(error);
          onDecided();
          showToast({ title: words.lost, description: words.lostText, tone: 'danger' });
        },
      },
    );
  return (
    <section className="grid gap-4 rounded-lg border-3 border-garri bg-surface p-4" aria-label={words.title}>
      <Countdown endsAt={offer.endsAt} />
      <Terms offer={offer} />
      <ul className="grid gap-3">
        {offer.orders.map((order) => (
          <OfferedOrder key={order.code} order={order} />
        ))}
      </ul>
      <div className="grid grid-cols-[2fr_1fr] gap-3">
        <Button size="large" isBusy={accept.isPending} onClick={take} className="px-3">
          {accept.isPending ? words.accepting : words.accept}
        </Button>
        <Button size="large" variant="secondary" className="px-3" onClick={() => setDeclining(true)}>
          {words.decline}
        </Button>
      </div>
      <DeclineSheet
        open={isDeclining}
        offer={offer}
        onDecided={onDecided}
        onClose={() => setDeclining(false)}
      />
    </section>
  );
}

function Countdown({ endsAt }: Pick<Offer, 'endsAt'>) {
  const { offers: words } = useCatalogue(agentCopy);
  const left = secondsUntil(endsAt);
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2>{words.title}</h2>
        <p className="font-extrabold" role="timer">
          {words.left(left)}
        </p>
      </div>
      <progress className="run-progress" max={offerSeconds} value={left} aria-hidden="true" />
    </div>
  );
}

function Terms({ offer }: { offer: Offer }) {
  const { offers: words } = useCatalogue(agentCopy);
  return (
    <div className="grid gap-1">
      <p className="text-ink-soft">{words.earn}</p>
      <p className="text-3xl leading-none font-extrabold text-leaf-ink">{shortNaira(offer.earnKobo)}</p>
      <p className="mt-2 font-extrabold">
        {words.parts[offer.part]} · {offer.marketName}
        {offer.orders.length > 1 && ` · ${words.orders(offer.orders.length)}`}
      </p>
      {offer.from !== null && <p>{words.from(offer.from)}</p>}
    </div>
  );
}

function OfferedOrder({ order }: { order: Offer['orders'][number] }) {
  const { offers: words } = useCatalogue(agentCopy);
  const names = order.itemNames.join(', ');
  const more = order.items - order.itemNames.length;
  return (
    <li className="grid gap-1 rounded-md bg-sunk p-3">
      <p className="text-lg font-extrabold">
        {order.area} · {words.kilometres(order.kilometres.toFixed(1))}
      </p>
      <p className="wrap-anywhere">
        {words.items(order.items)}: {more > 0 ? words.more(names, more) : names}
      </p>
      <p className="text-sm text-ink-soft">
        {words.goods(shortNaira(order.goodsKobo))}
        {order.dueAt !== null && ` · ${words.due(timeOf(order.dueAt))}`}
      </p>
    </li>
  );
}
