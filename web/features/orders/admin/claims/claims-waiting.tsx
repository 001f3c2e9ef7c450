import { useId } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import { boardCopy } from '#contract/copy/admin/board.ts';
import type { listClaimsWaiting } from '#contract/orders/claims/endpoints.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useClaimsWaiting } from '#web/features/orders/claims/queries.ts';

type Waiting = ReplyOf<typeof listClaimsWaiting>[number];

interface Props {
  live: LiveState;
  onOpen: (code: string) => void;
}

/** Claims that nobody has decided, the oldest first; nothing where none wait. */
export function ClaimsWaiting({ live, onOpen }: Props) {
  const query = useClaimsWaiting(live);
  return (
    <QueryBoundary query={query} waiting={null}>
      {(claims) => claims.length > 0 && <List claims={claims} onOpen={onOpen} />}
    </QueryBoundary>
  );
}

function List({ claims, onOpen }: Pick<Props, 'onOpen'> & { claims: readonly Waiting[] }) {
  const copy = useCatalogue(boardCopy);
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="@container grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={heading} className="text-lg">
        {copy.counted(copy.claims.waiting, claims.length)}
      </h2>
      <ul className="grid gap-3 @md:grid-cols-2 @3xl:grid-cols-3">
        {claims.map((claim) => (
          <li key={claim.id}>
            <WaitingCard claim={claim} onOpen={() => onOpen(claim.code)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WaitingCard({ claim, onOpen }: { claim: Waiting; onOpen: () => void }) {
  const copy = useCatalogue(boardCopy);
  return (
    <button
      type="button"
      className="grid h-full w-full min-w-0 cursor-pointer content-start gap-1 rounded-md border-2 border-garri bg-surface p-4 text-start hover:border-leaf"
      onClick={onOpen}
    >
      <span className="font-extrabold wrap-anywhere">
        <span className="sr-only">{copy.open} </span>
        {claim.item.name} · {naira(claim.askedKobo)}
      </span>
      <span className="wrap-anywhere">
        {copy.claims.kinds[claim.what]} · {claim.customerName || copy.sheet.forgotten}
      </span>
      <span className="text-sm text-ink-soft">
        {claim.code} · {momentOf(claim.madeAt)}
      </span>
    </button>
  );
}
