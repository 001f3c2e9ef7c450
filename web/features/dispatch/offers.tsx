import { useEffect, useRef } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useOpenOffers } from './use-offers.ts';
import { OfferCard } from './offer-card.tsx';

/** What is offered now. */
export function Offers() {
  const { offers: words } = useCatalogue(agentCopy);
  const offers = useOpenOffers();
  const decided = useRef(new Set<string>());
  const seen = useRef<readonly string[]>([]);
  const ids = offers.map(({ id }) => id).join(' ');
  useEffect(() => {
    const now = ids === '' ? [] : ids.split(' ');
    // Neither taken nor declined here, and gone: its agent is told.
    const lost = seen.current.some((id) => !now.includes(id) && !decided.current.has(id));
    if (lost) showToast({ title: words.lost, description: words.lostText });
    seen.current = now;
  }, [ids, words]);
  if (offers.length === 0) return null;
  return (
    <div className="grid gap-4">
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} onDecided={() => decided.current.add(offer.id)} />
      ))}
    </div>
  );
}
