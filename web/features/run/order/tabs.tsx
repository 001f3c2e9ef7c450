import { firstNameOf } from '#contract/agents/first-name.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { letterOf } from './bag.ts';

interface Props {
  orders: readonly RunOrder[];
  /** Null for all of them at once. */
  chosen: string | null;
  onChoose: (code: string | null) => void;
}

/** All bags at once, or one of them. */
export function OrderTabs({ orders, chosen, onChoose }: Props) {
  const { run: copy } = useCatalogue(agentCopy);
  const options = [
    { code: null, label: copy.all(orders.length) },
    ...orders.map((order) => ({
      code: order.code as string,
      label: copy.whose(letterOf(order), firstNameOf(order.customer.name)),
    })),
  ];
  return (
    <fieldset aria-label={copy.orders} className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1">
      {options.map(({ code, label }) => (
        <button
          key={code ?? 'all'}
          type="button"
          aria-pressed={code === chosen}
          className="min-h-12 shrink-0 rounded-full border-2 border-line-strong bg-surface px-4 font-extrabold aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:text-leaf-ink"
          onClick={() => onChoose(code)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
