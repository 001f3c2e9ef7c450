import { Link } from 'wouter';
import { agentCopy } from '#contract/copy/agent.ts';
import { paths } from '#contract/paths.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { secondsUntil } from '#web/lib/network/server-clock.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useOpenOffers } from './use-offers.ts';

/** An offer that comes while the agent is at a stall: one touch away, for as long as it stands. */
export function OfferBanner() {
  const { offers: words } = useCatalogue(agentCopy);
  const [offer] = useOpenOffers();
  return (
    <div aria-live="assertive" className="sticky top-[5.4rem] z-10">
      {offer && (
        <Link
          href={paths.dashboard}
          className="flex min-h-14 items-center justify-between gap-3 bg-garri px-4 font-extrabold text-on-garri"
        >
          <span>
            {words.ring} · {shortNaira(offer.earnKobo)}
          </span>
          <span className="flex items-center gap-1">
            {words.left(secondsUntil(offer.endsAt))}
            <Icon name="forward" />
          </span>
        </Link>
      )}
    </div>
  );
}
