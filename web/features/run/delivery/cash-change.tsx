import { agentCopy } from '#contract/copy/agent.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { Cash } from './use-cash.ts';

/** Change for the customer; without coins it becomes their credit. */
export function CashChange({ order, cash }: { order: RunOrder; cash: Cash }) {
  const { door: copy } = useCatalogue(agentCopy);
  const { takenKobo, owedBack, changeKobo } = cash;
  const missing = order.toCollectKobo - (takenKobo ?? 0);
  return (
    <div className="grid min-h-16 gap-2 rounded-md bg-sunk p-4" aria-live="polite">
      {takenKobo === undefined || missing > 0 ? (
        <p className="text-lg font-extrabold">{copy.short(shortNaira(missing))}</p>
      ) : (
        <p className="flex items-baseline justify-between gap-3 text-lg font-extrabold">
          {changeKobo === 0 ? copy.noChange : copy.change}
          {changeKobo > 0 && <span className="text-2xl">{shortNaira(changeKobo)}</span>}
        </p>
      )}
      {owedBack > 0 && order.takesCredit && (
        <Checkbox
          label={copy.keepCredit(shortNaira(owedBack))}
          checked={cash.keeps}
          onChange={({ target }) => cash.setKeeps(target.checked)}
        />
      )}
      {cash.change === 'when-counted' && <p>{copy.changeWaits(shortNaira(owedBack))}</p>}
      {cash.change === 'count-again' && <Alert tone="danger">{copy.countAgain}</Alert>}
    </div>
  );
}
