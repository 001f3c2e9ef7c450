import { useMemo, useReducer } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { letterOf } from '../order/bag.ts';
import { linesByStall, nextLine, type StallLines } from './stalls.ts';
import { itemOfOpenSheet } from '../sheets/stored-sheets.ts';
import { ItemCard } from './item-card.tsx';

/** The list as the market is walked, and those of shops; the next thing to buy stands open. */
export function StallList({ orders, all }: { orders: readonly RunOrder[]; all: readonly RunOrder[] }) {
  const { run: copy } = useCatalogue(agentCopy);
  // The same lines as before are not drawn again when one of them is opened.
  const groups = useMemo(() => linesByStall(orders), [orders]);
  const next = nextLine(groups)?.item.id ?? null;
  const [touched, touch] = useReducer(
    (before: Touched | undefined, id: string): Touched | undefined => ({
      id: openLine(before, next) === id ? null : id,
      after: next,
    }),
    undefined,
    () => lineOfOpenSheet(next),
  );
  const open = heldOpen(groups) ?? openLine(touched, next);
  return (
    <div className="grid gap-5">
      {groups.map(({ stall, errand, lines, open: left }) => (
        <section key={headOf(stall, errand)} aria-labelledby={headOf(stall, errand)} className="grid gap-2">
          <h2 id={headOf(stall, errand)} className="flex items-baseline justify-between gap-3 text-lg">
            <span className="min-w-0 wrap-anywhere">
              {errand === null ? copy.stalls[stall ?? 'none'] : errand.market.name}
            </span>
            <span className="shrink-0 text-sm text-ink-soft">{copy.toBuy(left)}</span>
          </h2>
          <ul className="grid gap-2">
            {lines.map((line) => (
              <ItemCard
                key={line.item.id}
                line={line}
                letter={all.length > 1 ? letterOf(line.order) : undefined}
                isOpen={open === line.item.id}
                onTouch={touch}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function headOf(stall: StallLines['stall'], errand: StallLines['errand']): string {
  return `stall-${errand?.code ?? stall ?? 'none'}`;
}

/** The line that a touch opened, or none where it shut one; what was next to buy by then. */
interface Touched {
  id: string | null;
  after: string | null;
}

/** The line whose sheet stood open when the phone let go of the page. */
function lineOfOpenSheet(next: string | null): Touched | undefined {
  const id = itemOfOpenSheet();
  return id === undefined ? undefined : { id, after: next };
}

/** A sheet that stands open keeps its line open, whatever else of the run changes. */
function heldOpen(groups: readonly StallLines[]): string | undefined {
  const held = itemOfOpenSheet();
  const line = groups.flatMap(({ lines }) => lines).find(({ item }) => item.id === held);
  return line?.order.status === 'shopping' && line.item.status === 'requested' ? held : undefined;
}

/** A line opened by touch stays open until it is settled; then the next one opens. */
function openLine(touched: Touched | undefined, next: string | null): string | null {
  return touched !== undefined && touched.after === next ? touched.id : next;
}
