import { useEffect, useRef, useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import type { Offer } from '#contract/dispatch/schema.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { secondsUntil } from '#web/lib/network/server-clock.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { WholeScreen } from '#web/ui/overlays/whole-screen.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { OpenOffer } from './open-offer.tsx';
import { useOpenOffers } from './use-offers.ts';

/** Open offers, on top of whatever this phone shows; put aside, they stay one touch away. */
export function Offers() {
  const { offers: copy } = useCatalogue(agentCopy);
  const offers = useOpenOffers();
  const [aside, putAside] = useState<readonly string[]>([]);
  const decided = useLostOffers(offers);
  const offer = offers.find(({ id }) => !aside.includes(id));
  const waiting = offers.find(({ id }) => aside.includes(id));
  return (
    <>
      <div aria-live="assertive">
        {waiting !== undefined && <Bar offer={waiting} onOpen={() => putAside([])} />}
      </div>
      <WholeScreen
        open={offer !== undefined}
        title={copy.title}
        onClose={() => putAside(offers.map(({ id }) => id))}
      >
        {offer && <OpenOffer key={offer.id} offer={offer} onDecided={() => decided.add(offer.id)} />}
      </WholeScreen>
    </>
  );
}

/** Tells that an offer has gone which was neither taken nor declined here; answers those that were. */
function useLostOffers(offers: readonly Offer[]): Set<string> {
  const { offers: copy } = useCatalogue(agentCopy);
  const [decided] = useState(() => new Set<string>());
  const seen = useRef<readonly string[]>([]);
  const ids = offers.map(({ id }) => id).join(' ');
  useEffect(() => {
    const now = ids === '' ? [] : ids.split(' ');
    const isLost = seen.current.some((id) => !now.includes(id) && !decided.has(id));
    if (isLost) showToast({ title: copy.lost, description: copy.lostText });
    seen.current = now;
  }, [ids, copy, decided]);
  return decided;
}

function Bar({ offer, onOpen }: { offer: Offer; onOpen: () => void }) {
  const { offers: copy } = useCatalogue(agentCopy);
  return (
    <button
      type="button"
      className="fixed inset-x-0 top-0 z-40 flex min-h-14 items-center justify-between gap-3 bg-garri px-4 font-extrabold text-on-garri"
      onClick={onOpen}
    >
      <span>
        {copy.ring} · {shortNaira(offer.earnKobo)}
      </span>
      <span className="flex items-center gap-1">
        {copy.left(secondsUntil(offer.endsAt))}
        <Icon name="forward" />
      </span>
    </button>
  );
}
