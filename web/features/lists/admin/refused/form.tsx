import { useForm } from 'react-hook-form';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { mostRefusedGoods, refusedGoods, type RefusedGood } from '#contract/lists/refused/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { linesOf } from '../lines-of.ts';
import { draftOf, goodsOf, type RefusedDraft } from './refused-draft.ts';
import { useSaveRefused } from './use-save-refused.ts';

interface Props {
  goods: readonly RefusedGood[];
  onDone: () => void;
}

/** The words as one text a rule, a word on each line. */
export function RefusedGoodsForm({ goods, onDone }: Props) {
  const { refused: copy } = useCatalogue(adminMarketsCopy).prices;
  const { shared } = useCatalogue(adminCopy);
  const form = useForm({ defaultValues: draftOf(goods) });
  const { errors } = form.formState;
  const { save, isBusy, changes } = useSaveRefused(form, goods, onDone);
  const fits = (draft: RefusedDraft) => refusedGoods.safeParse(goodsOf(draft)).success;
  return (
    <Form className="grid gap-5" onSubmit={form.handleSubmit(save)}>
      <TextArea
        label={copy.notCarried}
        hint={copy.notCarriedHint}
        rows={10}
        error={errors.notCarried && copy.refused}
        {...form.register('notCarried', { validate: (notCarried) => fits({ notCarried, adultsOnly: '' }) })}
      />
      <TextArea
        label={copy.adultsOnly}
        hint={copy.adultsOnlyHint}
        rows={8}
        error={errors.adultsOnly && copy.refused}
        {...form.register('adultsOnly', {
          validate: (adultsOnly, { notCarried }) =>
            fits({ notCarried: '', adultsOnly }) &&
            linesOf(`${notCarried}\n${adultsOnly}`).length <= mostRefusedGoods,
        })}
      />
      {changes.areThere && (
        <Alert tone="warning">
          <p>{copy.changed}</p>
          <Button variant="secondary" isBusy={changes.isLoading} onClick={changes.load}>
            {copy.loadChanges}
          </Button>
        </Alert>
      )}
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? shared.saving : shared.save}
      </Button>
    </Form>
  );
}
