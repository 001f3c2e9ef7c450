import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { mostAtOnce, type AdminOrder } from '#contract/orders/admin/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { ChosenOrders } from './use-chosen-orders.ts';
import type { AdminList as Listed } from './use-order-list.ts';

interface HeadProps {
  orders: readonly AdminOrder[];
  listed: Listed;
  /** Undefined for readers without the permission. */
  chosen: ChosenOrders | undefined;
}

/** Count of the list, with one box that chooses all shown. */
export function AdminListHead({ orders, listed, chosen }: HeadProps) {
  const { list: copy } = useCatalogue(adminOrdersCopy);
  const total = listed.data?.pages[0]?.total ?? null;
  const shown = orders.slice(0, mostAtOnce).map(({ code }) => code);
  const isAll = chosen !== undefined && shown.length > 0 && shown.every((code) => chosen.isChosen(code));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      {chosen !== undefined && shown.length > 0 && (
        <Checkbox label={copy.selectAll} checked={isAll} onChange={() => chosen.keep(isAll ? [] : shown)} />
      )}
      {total !== null && (
        <output className="text-ink-soft">
          {copy.counted(total.count.toLocaleString('en-NG'), total.isMore)}
        </output>
      )}
    </div>
  );
}

/** The way on: to the next page, or further along where one look did not reach to the end. */
export function AdminListFoot({ listed }: { listed: Listed }) {
  const { list: copy } = useCatalogue(adminOrdersCopy);
  const lookedTo = listed.data?.pages.at(-1)?.lookedTo ?? null;
  if (!listed.hasNextPage) return null;
  return (
    <div className="grid justify-items-center gap-2 py-2">
      {lookedTo !== null && <p className="text-ink-soft">{copy.lookedTo(momentOf(lookedTo))}</p>}
      <Button
        variant="secondary"
        isBusy={listed.isFetchingNextPage}
        onClick={() => void listed.fetchNextPage()}
      >
        {lookedTo === null ? copy.more : copy.lookFurther}
      </Button>
    </div>
  );
}
