import { orderCopy } from '#contract/copy/order.ts';
import { placesCopy } from '#contract/copy/places.ts';
import type { SavedAddress } from '#contract/lists/saved/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ChangeAndDelete } from '../change-and-delete.tsx';
import { useIsServed } from './use-is-served.ts';
import { useDeleteAddress } from '../mutations.ts';

interface Props {
  place: SavedAddress;
  onChange: () => void;
}

/** One place, as the agent would be told of it. */
export function PlaceRow({ place, onChange }: Props) {
  const { id, label, area, landmark, directions, isDefault } = place;
  const { where } = useCatalogue(orderCopy);
  const isServed = useIsServed()(place);
  const copy = useCatalogue(placesCopy);
  const remove = useDeleteAddress();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-4">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-extrabold">
          {label} {isDefault && <Badge tone="leaf">{copy.usual}</Badge>}
        </p>
        <p>
          {landmark}, {area}
        </p>
        {!isServed && <p className="text-sm font-extrabold">{where.notNow(area)}</p>}
        {directions !== '' && <p className="text-sm whitespace-pre-line text-ink-soft">{directions}</p>}
      </div>
      <ChangeAndDelete
        name={label}
        copy={copy}
        isDeleting={remove.isPending}
        onChange={onChange}
        onDelete={(after) => remove.mutate({ addressId: id }, after)}
      />
    </li>
  );
}
