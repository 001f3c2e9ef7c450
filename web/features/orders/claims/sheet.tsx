import { useState } from 'react';
import { claimsCopy } from '#contract/copy/claims.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Kobo } from '#contract/kobo.ts';
import { claimableKobo, claimedOf } from '#contract/orders/claims/rules.ts';
import { thingOf } from '#contract/orders/errands/course.ts';
import type { Order, OrderItem } from '#contract/orders/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { AskedText } from '#web/features/lists/items/asked-text.tsx';
import { ClaimForm } from './form.tsx';

interface Claimable {
  item: OrderItem;
  mostKobo: Kobo;
}

interface Props {
  order: Order;
  token: string | null;
  open: boolean;
  onClose: () => void;
}

/** Choice of the item, then its claim; a parcel or a task is its one item. */
export function ClaimSheet(props: Props) {
  return thingOf(props.order.errand) === null ? <ListClaim {...props} /> : <ThingClaim {...props} />;
}

function ListClaim({ order, token, open, onClose }: Props) {
  const copy = useCatalogue(claimsCopy);
  // As it stood when it was chosen: an answer that was lost must not take the sheet away before it is heard.
  const [chosen, setChosen] = useState<Claimable | null>(null);
  const close = () => {
    setChosen(null);
    onClose();
  };
  return (
    <Sheet open={open} onClose={close} title={chosen === null ? copy.which : chosen.item.name}>
      {chosen === null ? (
        <ItemChoice order={order} onChoose={setChosen} />
      ) : (
        <>
          <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setChosen(null)}>
            <Icon name="back" />
            {copy.another}
          </Button>
          <FormOf order={order} token={token} chosen={chosen} onDone={close} />
        </>
      )}
    </Sheet>
  );
}

function ThingClaim({ order, token, open, onClose }: Props) {
  const [thing] = order.items;
  return (
    <Sheet open={open} onClose={onClose} title={thing?.name}>
      <OnlyClaim order={order} token={token} onDone={onClose} />
    </Sheet>
  );
}

/** Stands in the sheet as long as that is open, and so does what could be claimed as it opened. */
function OnlyClaim({ order, ...rest }: Omit<FormProps, 'chosen'>) {
  const [only] = useState(() => claimableItems(order)[0]);
  return only && <FormOf order={order} chosen={only} {...rest} />;
}

interface FormProps extends Pick<Props, 'order' | 'token'> {
  chosen: Claimable;
  onDone: () => void;
}

function FormOf({ order: { errand, code }, chosen, ...rest }: FormProps) {
  return <ClaimForm kind={errand?.kind ?? 'market'} code={code} {...chosen} {...rest} />;
}

function ItemChoice({ order, onChoose }: { order: Order; onChoose: (chosen: Claimable) => void }) {
  return (
    <ul className="grid gap-3">
      {claimableItems(order).map((claimable) => (
        <li key={claimable.item.id}>
          <ItemButton {...claimable} onChoose={() => onChoose(claimable)} />
        </li>
      ))}
    </ul>
  );
}

function ItemButton({ item, mostKobo, onChoose }: Claimable & { onChoose: () => void }) {
  const copy = useCatalogue(claimsCopy);
  const tracking = useCatalogue(trackingCopy);
  return (
    <button
      type="button"
      className="flex min-h-12 w-full min-w-0 cursor-pointer items-center justify-between gap-3 rounded-md border-2 border-line bg-surface p-4 text-start hover:border-leaf"
      onClick={onChoose}
    >
      <span className="min-w-0 wrap-anywhere">
        <AskedText item={item} copy={tracking} />
        <span className="block text-sm text-ink-soft">{copy.paid(naira(mostKobo))}</span>
      </span>
      <Icon name="forward" />
    </button>
  );
}

/** Items that can still be claimed, each with its largest sum; a parcel is worth its declared value, a task its bill. */
export function claimableItems(order: Order): Claimable[] {
  const { items, claims } = order;
  return items.flatMap((item) => {
    const mostKobo = claimableKobo(claimedOf(order), item, claims);
    return mostKobo === undefined ? [] : [{ item, mostKobo }];
  });
}
