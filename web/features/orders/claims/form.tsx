import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { claimsCopy } from '#contract/copy/claims.ts';
import type { Kobo } from '#contract/kobo.ts';
import { claimKinds, type ClaimKind } from '#contract/orders/claims/schema.ts';
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
export function ClaimForm({ code, token, item, mostKobo, onDone }: Props) {
  const words = useCatalogue(claimsCopy);
  const isOnline = useOnline();
  const [stored] = useState(() => claimDraft(item.id));
  const photos = usePhotos(stored?.pictures ?? []);
  const form = useForm<Written>({ defaultValues: stored ?? fresh(mostKobo) });
  const written = useWatch({ control: form.control });
  const [isPressed, setPressed] = useState(false);
  const pictures = sentIds(photos.photos);
  useKeep({ itemId: item.id, pictures, ...fresh(mostKobo), ...written });
  const claim = useSendClaim({ onDone, onPicturesGone: photos.clear });
  const trouble = photosTrouble(photos.photos);
  const submit = form.handleSubmit(({ what, words: said, amount }) => {
    const askedKobo = koboFrom(amount);
    if (trouble !== undefined || askedKobo === undefined) return;
    claim.send({ code, token, itemId: item.id, what, words: said, pictures, askedKobo });
  });
  const press = () => {
    setPressed(true);
    return submit();
  };
  return (
    <Form className="grid gap-5" onSubmit={press}>
      {!isOnline && <Alert tone="warning">{words.offline}</Alert>}
      <Choice
        legend={words.what}
        name="claim-what"
        options={kindsFor(item).map((value) => ({ value, label: words.kinds[value] }))}
        chosen={written.what ?? 'bad'}
        onChoose={(value) => form.setValue('what', value)}
      />
      <ClaimPhotos
        photos={photos}
        error={isPressed && trouble !== undefined ? words.photos[trouble] : undefined}
      />
      <TextArea label={words.words} rows={2} maxLength={500} {...form.register('words')} />
      <Field
        label={words.amount}
        hint={words.amountMost(naira(mostKobo))}
        prefix="₦"
        inputMode="decimal"
        maxLength={12}
        error={form.formState.errors.amount?.message}
        {...form.register('amount', {
          validate: (amount) => {
            const kobo = koboFrom(amount);
            if (kobo === undefined || kobo === 0) return words.amountRefused;
            return kobo <= mostKobo || words.amountTooHigh(naira(mostKobo));
          },
        })}
      />
      {claim.trouble !== null && <Alert tone="danger">{claim.trouble}</Alert>}
      <Button type="submit" isBusy={claim.isPending}>
        {claim.isPending ? words.sending : words.send}
      </Button>
    </Form>
  );
}

/** Only who said how much it may cost can say that more was paid. */
function kindsFor({ capKobo }: OrderItem): readonly ClaimKind[] {
  return claimKinds.filter((kind) => kind !== 'over-money' || capKobo !== null);
}

function fresh(mostKobo: Kobo): Written {
  return { what: 'bad', words: '', amount: nairaText(mostKobo) };
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
