import type { UseFormReturn } from 'react-hook-form';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { stalls } from '#contract/lists/catalogue/schema.ts';
import { readWeights } from '#contract/lists/load/weights.ts';
import { measures } from '#contract/measures/measures.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import type { ItemDraft } from './item-draft.ts';

/** The stall of an item, its usual measure, and the weights of its measures. */
export function ItemMeasures({ form }: { form: UseFormReturn<ItemDraft> }) {
  const { prices, measure } = useCatalogue(adminMarketsCopy);
  const copy = prices.catalogue;
  const { errors } = form.formState;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select label={copy.section} {...form.register('stall')}>
          {stalls.map((stall) => (
            <option key={stall} value={stall}>
              {prices.sections[stall]}
            </option>
          ))}
        </Select>
        <Select label={copy.measure} {...form.register('defaultMeasure')}>
          {measures.map((one) => (
            <option key={one} value={one}>
              {measure(one, 1)}
            </option>
          ))}
        </Select>
      </div>
      <TextArea
        label={copy.weights}
        hint={copy.weightsHint}
        rows={4}
        error={errors.weights && copy.weightsRefused}
        {...form.register('weights', { validate: (text) => readWeights(text) !== undefined })}
      />
    </>
  );
}
