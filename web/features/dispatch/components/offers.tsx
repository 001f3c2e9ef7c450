import { useEffect, useRef } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { useOnline } from '../../../lib/use-online.ts';
import { Card } from '../../../ui/card.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { useOpenOffers } from '../use-offers.ts';
import { OfferCard } from './offer-card.tsx';

/** What is offered now, or that nothing is. */
export function Offers({ isOnline }: { isOnline: boolean }) {
  const { home, offers: words } = useCatalogue(agentCopy);
  const hasNetwork = useOnline();
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
  if (!isOnline && offers.length === 0) return null;
  return (
    <div className="grid gap-4">
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} onDecided={() => decided.current.add(offer.id)} />
      ))}
      {offers.length === 0 && (
        <Card title={home.waitingTitle}>
          <p className="text-ink-soft">{hasNetwork ? home.waitingText : home.needsNetwork}</p>
        </Card>
      )}
    </div>
  );
}
