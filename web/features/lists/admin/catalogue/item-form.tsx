import { useForm } from 'react-hook-form';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { readCityNames } from '#contract/lists/catalogue/city-names.ts';
import { readWeights } from '#contract/lists/load/weights.ts';
import { newCatalogueItem, type CatalogueItem } from '#contract/lists/catalogue/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { linesOf } from '../lines-of.ts';
import { ItemCityNames } from './city-names.tsx';
import { draftOf, type ItemDraft } from './item-draft.ts';
import { ItemMeasures } from './item-measures.tsx';
import { useSaveItem } from './use-save-item.ts';

interface Props {
  /** The item to change; without it a new one is added. */
  item: CatalogueItem | undefined;
  onDone: () => void;
}

const { name: nameRule, aliases: aliasesRule, options: optionsRule } = newCatalogueItem.shape;

export function AdminItemForm({ item, onDone }: Props) {
  const { prices } = useCatalogue(adminMarketsCopy);
  const { shared } = useCatalogue(adminCopy);
  const copy = prices.catalogue;
  const form = useForm({ defaultValues: draftOf(item) });
  const { errors } = form.formState;
  const { save, isBusy } = useSaveItem(item, onDone, (field, refused) =>
    form.setError(field, { type: 'server', message: refused }, { shouldFocus: true }),
  );
  // Answered by an older version: saving leaves them as they are.
  const areUnknown = item !== undefined && (item.weights === undefined || item.cityNames === undefined);
  const send = (draft: ItemDraft) =>
    save({
      ...draft,
      aliases: linesOf(draft.aliases),
      options: linesOf(draft.options),
      weights: areUnknown && draft.weights === '' ? undefined : readWeights(draft.weights),
      cityNames: areUnknown && draft.cityNames === '' ? undefined : readCityNames(linesOf(draft.cityNames)),
    });
  return (
    <Form className="grid gap-5" onSubmit={form.handleSubmit(send)}>
      <Field
        label={copy.name}
        error={errors.name && (errors.name.type === 'server' ? errors.name.message : copy.nameRefused)}
        {...form.register('name', { validate: (name) => nameRule.safeParse(name).success })}
      />
      <TextArea
        label={copy.aliases}
        hint={copy.aliasesHint}
        rows={5}
        error={errors.aliases && copy.aliasesRefused}
        {...form.register('aliases', { validate: (text) => aliasesRule.safeParse(linesOf(text)).success })}
      />
      <ItemCityNames form={form} />
      <ItemMeasures form={form} />
      <TextArea
        label={copy.options}
        hint={copy.optionsHint}
        rows={3}
        error={errors.options && copy.optionsRefused}
        {...form.register('options', { validate: (text) => optionsRule.safeParse(linesOf(text)).success })}
      />
      {item !== undefined && (
        <Checkbox label={copy.isActive} hint={copy.isActiveHint} {...form.register('isActive')} />
      )}
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? shared.saving : shared.save}
      </Button>
    </Form>
  );
}
