import { useState } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { handlingNames, mostAtOnce, type HandlingName } from '#contract/orders/admin/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { ChosenOrders } from '../list/use-chosen-orders.ts';
import { AdminBulk } from './bulk.tsx';

/** Bulk actions on the chosen orders; each shows its outcome before it is confirmed. */
export function AdminChosen({ chosen, me }: { chosen: ChosenOrders; me: User }) {
  const { bulk: copy } = useCatalogue(adminOrdersCopy);
  const [asked, setAsked] = useState<HandlingName | null>(null);
  const count = chosen.chosen.length;
  const close = () => setAsked(null);
  if (count === 0 && asked === null) return null;
  return (
    <section
      aria-label={copy.label}
      className="bottom-bar -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-strong bg-surface px-4 py-3"
    >
      <output className="font-extrabold">
        {copy.chosen(count)}
        {count >= mostAtOnce && <span className="block text-sm font-normal">{copy.most(mostAtOnce)}</span>}
      </output>
      <div className="flex flex-wrap gap-2">
        {handlingNames.map((what) => (
          <Button
            key={what}
            size="small"
            variant={what === 'cancel' ? 'quiet' : 'secondary'}
            onClick={() => setAsked(what)}
          >
            {copy.names[what]}
          </Button>
        ))}
        <Button size="small" variant="quiet" onClick={() => chosen.keep([])}>
          {copy.none}
        </Button>
      </div>
      <Dialog open={asked !== null} onClose={close} title={asked === null ? '' : copy.titles[asked]}>
        {asked !== null && <AdminBulk what={asked} chosen={chosen} me={me} onClose={close} />}
      </Dialog>
    </section>
  );
}
