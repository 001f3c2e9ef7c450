import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { useOpened } from './queries.ts';

interface Props {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Choice at the opening of the gate: whether the early-access list is notified, with its size. */
export function OpenedOffer({ isChosen, onChange }: Props) {
  const { opened: copy } = useCatalogue(adminNoticesCopy);
  const { data } = useOpened();
  if (data === undefined) return null;
  return (
    <Checkbox
      label={copy.offer}
      hint={copy.offerText(data.reach.people)}
      checked={isChosen}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
