import { orderCopy } from '#contract/copy/order.ts';
import { priceRules, replacements } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import type { OpenItemForm } from './form.ts';

/** Choices for an item that is missing or costs more. */
export function ItemChoices({ form }: { form: OpenItemForm }) {
  const { item, rule } = useCatalogue(orderCopy);
  return (
    <>
      <Select label={item.replacement} {...form.register('replacement')}>
        {replacements.map((way) => (
          <option key={way} value={way}>
            {item.replacements[way]}
          </option>
        ))}
      </Select>
      <Select label={item.rule} {...form.register('priceRule')}>
        <option value="">{item.ruleOfOrder}</option>
        {priceRules.map((way) => (
          <option key={way} value={way}>
            {rule.rules[way].label}
          </option>
        ))}
      </Select>
    </>
  );
}
