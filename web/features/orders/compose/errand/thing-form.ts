import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { asKobo, type Kobo } from '#contract/kobo.ts';
import { loadClasses } from '#contract/lists/load/load-class.ts';
import { mostDeclaredKobo } from '#contract/orders/errands/schema.ts';
import { mostCapKobo } from '#contract/lists/schema.ts';
import { koboFrom, nairaText } from '#web/lib/format/naira-input.ts';
import { withTyping } from '#web/features/orders/placing/draft.ts';
import { changeDraft, currentDraft, useDraftPart } from '#web/features/orders/placing/draft-store.ts';
import { fieldParts } from '../field-parts.ts';

/** The fields of a parcel or a task, as they are typed. */
interface ThingFields {
  what: string;
  load: string;
  declared: string;
  money: string;
}

const fieldsOfPart = { thing: ['what', 'load', 'declared', 'money'] } as const;

export type ThingForm = UseFormReturn<ThingFields> & {
  parts: ReturnType<typeof fieldParts<ThingFields, 'thing'>>;
};

/** The fields, filled from the draft; whatever is typed into them is in the draft at once. */
export function useThingForm(): ThingForm {
  const form = useForm<ThingFields>({ defaultValues: fieldsNow() });
  const [parts] = useState(() => fieldParts<ThingFields, 'thing'>(form, fieldsOfPart));
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values: { what, load, declared, money } }) => {
          const filledIn = {
            what,
            load: loadClasses.find((one) => one === load) ?? null,
            declaredKobo: sumUpTo(mostDeclaredKobo, declared),
            moneyKobo: sumUpTo(mostCapKobo, money),
          };
          changeDraft((now) => withTyping(now, { ...now.terms, ...filledIn }));
          parts.changed(name);
        },
      }),
    [subscribe, parts],
  );
  const what = useDraftPart(({ terms }) => terms.what);
  const { getValues, reset } = form;
  // The text that staff wrote down comes from beside the form.
  useEffect(() => {
    if (getValues('what') !== what) reset(fieldsNow());
  }, [what, getValues, reset]);
  return { ...form, parts };
}

function fieldsNow(): ThingFields {
  const { what, load, declaredKobo, moneyKobo } = currentDraft().terms;
  return { what, load: load ?? '', declared: written(declaredKobo), money: written(moneyKobo) };
}

function written(kobo: Kobo | null): string {
  return kobo === null ? '' : nairaText(kobo);
}

/** The sum that was typed, where it is one and not too much. */
export function sumUpTo(mostKobo: number, typed: string): Kobo | null {
  const kobo = koboFrom(typed);
  return kobo === undefined || kobo > mostKobo ? null : asKobo(kobo);
}

/** True for no sum at all, and for one that can be laid out. */
export function isMoney(typed: string): boolean {
  return typed.trim() === '' || sumUpTo(mostCapKobo, typed) !== null;
}
