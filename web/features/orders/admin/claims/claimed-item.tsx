import { boardCopy } from '#contract/copy/admin/board.ts';
import type { OrderItem } from '#contract/orders/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { PictureRow } from '#web/features/orders/order/picture-row.tsx';

/** Basis of a decision: the item’s text, its cap, the guide, the price paid, and the agent’s photos. */
export function ClaimedItem({ item }: { item: OrderItem | undefined }) {
  const { claims: copy } = useCatalogue(boardCopy);
  if (item === undefined) return null;
  const sums = [
    [copy.cap, item.capKobo],
    [copy.guide, item.guideKobo],
    [copy.paid, item.paidKobo],
  ] as const;
  return (
    <>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <Fact term={copy.written} value={`“${item.raw}”`} />
        {sums.map(([term, kobo]) => kobo !== null && <Fact key={term} term={term} value={naira(kobo)} />)}
      </dl>
      <PictureRow pictures={item.pictureUrls} nameOf={(place) => copy.agentPhoto(place, item.name)} />
    </>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="wrap-anywhere">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="font-extrabold">{value}</dd>
    </div>
  );
}
