import { hasOneThing } from '#contract/orders/errands/course.ts';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { claimsCopy } from '#contract/copy/claims.ts';
import { errandCopy } from '#contract/copy/tracking/errand.ts';
import type { Kobo } from '#contract/kobo.ts';
import { claimKindsOf, unseenClaims, usualClaimOf, type ClaimKind } from '#contract/orders/claims/schema.ts';
import type { OrderKind } from '#contract/orders/errands/schema.ts';
import type { OrderCode, OrderItem } from '#contract/orders/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { koboFrom, nairaText } from '#web/lib/format/naira-input.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { claimDraft, keepClaimDraft, type ClaimDraft } from './draft.ts';
import { photosTrouble, sentIds } from './photos.ts';
import { usePhotos } from './use-photos.ts';
import { useSendClaim } from './use-make-claim.ts';
import { ClaimPhotos } from './photo-picker.tsx';

interface Props {
  kind: OrderKind;
  code: OrderCode;
  token: string | null;
  item: OrderItem;
  mostKobo: Kobo;
  onDone: () => void;
}

interface Written {
  what: ClaimKind;
  words: string;
  amount: string;
}

/** Problem of one item, its photos, and the sum to come back. */
export function ClaimForm({ kind, code, token, item, mostKobo, onDone }: Props) {
  const copy = useCatalogue(claimsCopy);
  const mostLabel = useMostLabel(kind);
  const isOnline = useOnline();
  const [stored] = useState(() => claimDraft(item.id));
  const photos = usePhotos(stored?.pictures ?? []);
  const form = useForm<Written>({ defaultValues: stored ?? fresh(kind, mostKobo) });
  const written = useWatch({ control: form.control });
  const [isPressed, setPressed] = useState(false);
  const pictures = sentIds(photos.photos);
  useKeep({ itemId: item.id, pictures, ...fresh(kind, mostKobo), ...written });
  const claim = useSendClaim({ onDone, onPicturesGone: photos.clear });
  const what = written.what ?? usualClaimOf[kind];
  const trouble = photosTrouble(photos.photos, unseenClaims.has(what));
  const submit = form.handleSubmit(({ words: details, amount }) => {
    const askedKobo = koboFrom(amount);
    if (trouble !== undefined || askedKobo === undefined) return;
    claim.send({ code, token, itemId: item.id, what, words: details, pictures, askedKobo });
  });
  const press = () => {
    setPressed(true);
    return submit();
  };
  return (
    <Form className="grid gap-5" onSubmit={press}>
      {!isOnline && <Alert tone="warning">{copy.offline}</Alert>}
      <Choice
        legend={copy.what}
        name="claim-what"
        options={kindsFor(kind, item).map((value) => ({ value, label: copy.kinds[value] }))}
        chosen={what}
        onChoose={(value) => form.setValue('what', value)}
      />
      <ClaimPhotos
        photos={photos}
        error={isPressed && trouble !== undefined ? copy.photos[trouble] : undefined}
      />
      <TextArea label={copy.words} rows={2} maxLength={500} {...form.register('words')} />
      <Field
        label={copy.amount}
        hint={mostLabel(naira(mostKobo))}
        prefix="₦"
        inputMode="decimal"
        maxLength={12}
        error={form.formState.errors.amount?.message}
        {...form.register('amount', {
          validate: (amount) => {
            const kobo = koboFrom(amount);
            if (kobo === undefined || kobo === 0) return copy.amountRefused;
            return kobo <= mostKobo || copy.amountTooHigh(naira(mostKobo));
          },
        })}
      />
      {claim.trouble !== null && <Alert tone="danger">{claim.trouble}</Alert>}
      <Button type="submit" isBusy={claim.isPending}>
        {claim.isPending ? copy.sending : copy.send}
      </Button>
    </Form>
  );
}

/** Only who said how much it may cost can say that more was paid. */
function kindsFor(kind: OrderKind, { capKobo }: OrderItem): readonly ClaimKind[] {
  return claimKindsOf[kind].filter((one) => one !== 'over-money' || capKobo !== null);
}

/** Hint with the most that can be claimed: the price that was paid, or the worth of a parcel. */
function useMostLabel(kind: OrderKind): (money: string) => string {
  const { amountMost } = useCatalogue(claimsCopy);
  const { claim } = useCatalogue(errandCopy);
  return hasOneThing(kind) ? claim.most : amountMost;
}

function fresh(kind: OrderKind, mostKobo: Kobo): Written {
  return { what: usualClaimOf[kind], words: '', amount: nairaText(mostKobo) };
}

/** Everything written and every photo that arrived stays on the device until it is sent. */
function useKeep(now: Omit<ClaimDraft, 'sent'>): void {
  const text = JSON.stringify(now);
  const [first] = useState(text);
  useEffect(() => {
    if (text === first) return;
    keepClaimDraft({ ...now, sent: claimDraft(now.itemId)?.sent ?? null });
    // Only another content is worth writing down.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text]);
}
