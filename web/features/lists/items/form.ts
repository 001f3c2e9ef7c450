import { useForm, type UseFormReturn } from 'react-hook-form';
import { asKobo } from '#contract/kobo.ts';
import { mostCapKobo, mostQuantity } from '#contract/lists/schema.ts';
import { measures, type Measure } from '#contract/measures/measures.ts';
import type { PriceRule, Replacement, WantedItem } from '#contract/orders/schema.ts';
import { koboFrom, nairaText } from '#web/lib/format/naira-input.ts';

/** A thing as it stands in the fields. */
interface ItemForm {
  name: string;
  quantity: string;
  measure: Measure | '';
  cap: string;
  note: string;
  replacement: Replacement;
  priceRule: PriceRule | '';
}

const empty: ItemForm = {
  name: '',
  quantity: '1',
  measure: '',
  cap: '',
  note: '',
  replacement: 'ask',
  priceRule: '',
};

export type OpenItemForm = UseFormReturn<ItemForm>;

export function useItemForm(want: WantedItem | undefined): OpenItemForm {
  return useForm<ItemForm>({ values: want === undefined ? empty : fieldsOf(want) });
}

function fieldsOf(want: WantedItem): ItemForm {
  return {
    name: want.name,
    quantity: String(want.quantity),
    measure: want.measure ?? '',
    cap: want.capKobo === null ? '' : nairaText(want.capKobo),
    note: want.note,
    replacement: want.replacement,
    priceRule: want.priceRule ?? '',
  };
}

/** The thing as the fields say it. */
export function wantOf(typed: ItemForm): Omit<WantedItem, 'raw' | 'unsure'> {
  const cap = readCap(typed.cap);
  return {
    name: typed.name.trim(),
    quantity: readQuantity(typed.quantity) ?? 1,
    measure: measures.find((measure) => measure === typed.measure) ?? null,
    capKobo: cap === null || cap === undefined ? null : asKobo(cap),
    note: typed.note.trim(),
    replacement: typed.replacement,
    priceRule: typed.priceRule === '' ? null : typed.priceRule,
  };
}

/** A count as people type it, with a point or a comma; nothing where it is none. */
export function readQuantity(written: string): number | undefined {
  const text = written.trim().replace(',', '.');
  const quantity = /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  return quantity > 0 && quantity <= mostQuantity ? quantity : undefined;
}

/** One more or one less, never down to nothing. */
export function stepped(written: string, step: 1 | -1): string {
  const quantity = (readQuantity(written) ?? 1) + step;
  return quantity > 0 && quantity <= mostQuantity ? String(quantity) : written;
}

/** The kobo of a limit, `null` where the field is empty, nothing where it is no amount. */
export function readCap(written: string): number | null | undefined {
  if (written.trim() === '') return null;
  const kobo = koboFrom(written);
  return kobo !== undefined && kobo > 0 && kobo <= mostCapKobo ? kobo : undefined;
}
