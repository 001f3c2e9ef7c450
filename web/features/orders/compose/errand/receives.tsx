import { errandsCopy } from '#contract/copy/order/errands.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { changeDraft, useDraftPart } from '#web/features/orders/placing/draft-store.ts';
import { withTerms } from '#web/features/orders/placing/draft.ts';

interface Props {
  isWrong: boolean;
  hasReceiver: boolean;
  /** True for another person than the customer. */
  onReceiver: (isOther: boolean) => void;
}

const receivers = ['me', 'other'] as const;

/** The person who collects a parcel at the door. */
export function ReceivesChoice({ isWrong, hasReceiver, onReceiver }: Props) {
  const { receives: copy } = useCatalogue(errandsCopy);
  const toMe = useDraftPart(({ terms }) => terms.toMe);
  const chosen = hasReceiver ? 'other' : toMe ? 'me' : '';
  return (
    <Choice
      legend={copy.title}
      name="receives"
      options={receivers.map((value) => ({ value, label: copy[value] }))}
      chosen={chosen}
      error={isWrong && chosen === '' ? copy.refused : undefined}
      onChoose={(who) => {
        changeDraft((now) => withTerms(now, { toMe: who === 'me' }));
        onReceiver(who === 'other');
      }}
    />
  );
}

/** The sender may let a photo do in the place of the PIN. */
export function PhotoAtDoor() {
  const { receives: copy } = useCatalogue(errandsCopy);
  const isEnough = useDraftPart(({ terms }) => terms.leavesWithPhoto);
  return (
    <Checkbox
      label={copy.photo}
      hint={copy.photoHint}
      checked={isEnough}
      onChange={({ target }) => changeDraft((now) => withTerms(now, { leavesWithPhoto: target.checked }))}
    />
  );
}
