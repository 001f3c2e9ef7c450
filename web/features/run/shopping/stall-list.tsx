import { useMemo, useReducer } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { letterOf, linesByStall, nextLine } from './stalls.ts';
import { ItemCard } from './item-card.tsx';

/** The list as the market is walked; the next thing to buy stands open. */
export function StallList({ orders, all }: { orders: readonly RunOrder[]; all: readonly RunOrder[] }) {
  const { run: words } = useCatalogue(agentCopy);
  // The same lines as before are not drawn again when one of them is opened.
  const groups = useMemo(() => linesByStall(orders), [orders]);
  const next = nextLine(groups)?.item.id ?? null;
  const [touched, touch] = useReducer(
    (before: Touched | undefined, id: string): Touched => ({
      id: openLine(before, next) === id ? null : id,
      after: next,
    }),
    undefined,
  );
  const open = openLine(touched, next);
  return (
    <div className="grid gap-5">
      {groups.map(({ stall, lines, open: left }) => (
        <section key={stall ?? 'none'} aria-labelledby={`stall-${stall ?? 'none'}`} className="grid gap-2">
          <h2 id={`stall-${stall ?? 'none'}`} className="flex items-baseline justify-between gap-3 text-lg">
            {words.stalls[stall ?? 'none']}
            <span className="text-sm text-ink-soft">{words.toBuy(left)}</span>
          </h2>
          <ul className="grid gap-2">
            {lines.map((line) => (
              <ItemCard
                key={line.item.id}
                line={line}
                letter={all.length > 1 ? letterOf(all, line.order) : undefined}
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

/** The line that a touch opened, or none where it shut one; what was next to buy by then. */
interface Touched {
  id: string | null;
  after: string | null;
}

/** What a touch opened stays open until that line is settled; then the next one is. */
function openLine(touched: Touched | undefined, next: string | null): string | null {
  return touched !== undefined && touched.after === next ? touched.id : next;
}
