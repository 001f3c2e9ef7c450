import { useState } from 'react';
import { errandsCopy } from '#contract/copy/order/errands.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { mostCapKobo } from '#contract/lists/schema.ts';
import { mostDeclaredKobo, mostThing } from '#contract/orders/errands/schema.ts';
import { koboFrom, nairaText } from '#web/lib/format/naira-input.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { LoadChoice } from '#web/features/orders/compose/errand/load.tsx';
import { isMoney, sumUpTo } from '#web/features/orders/compose/errand/thing-form.ts';
import { withTerms, type Draft } from '#web/features/orders/placing/draft.ts';
import { isCashRefused, isMoneyWanted } from '#web/features/orders/placing/errand/one-thing.ts';
import type { Typing, TypingMoney } from '../typing.ts';
import { KindChoice } from './kind-choice.tsx';

/** The parcel or the task as it is spoken. */
export function ThingCard({ money, ...typing }: Typing & { money: TypingMoney }) {
  const { errand } = useCatalogue(orderCopy);
  const copy = useCatalogue(errandsCopy);
  const { draft, change, isTried } = typing;
  const { what } = draft.terms;
  const isCarried = draft.kind === 'carry';
  const says = isCarried ? copy.parcel : copy.task;
  return (
    <Card title={errand[isCarried ? 'parcel' : 'task'].title}>
      <KindChoice {...typing} />
      <Field
        label={says.label}
        placeholder={says.example}
        maxLength={mostThing}
        autoComplete="off"
        value={what}
        error={
          isCashRefused(draft) ? copy.parcel.cash : isTried && what.trim() === '' ? says.refused : undefined
        }
        onChange={({ target: { value } }) => change((now) => withTerms(now, { what: value }))}
      />
      {isCarried ? <Parcel {...typing} /> : <Money {...typing} money={money} />}
    </Card>
  );
}

function Parcel({ draft, change, isTried }: Typing) {
  const { declared: copy, parcel, receives } = useCatalogue(errandsCopy);
  const { load, declaredKobo, leavesWithPhoto } = draft.terms;
  const set = (changed: Partial<Draft['terms']>) => change((now) => withTerms(now, changed));
  const [typed, setTyped] = useState(declaredKobo === null ? '' : nairaText(declaredKobo));
  const isTooMuch = (koboFrom(typed) ?? 0) > mostDeclaredKobo;
  const isWrong = isTooMuch || (isTried && declaredKobo === null);
  return (
    <>
      <LoadChoice chosen={load} isWrong={isTried && load === null} onChoose={(one) => set({ load: one })} />
      <Field
        label={copy.label}
        hint={copy.hint}
        prefix="₦"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={isWrong ? (isTooMuch ? copy.tooMuch : copy.refused) : undefined}
        onChange={({ target: { value } }) => {
          setTyped(value);
          set({ declaredKobo: sumUpTo(mostDeclaredKobo, value) });
        }}
      />
      <Checkbox
        label={receives.photo}
        hint={receives.photoHint}
        checked={leavesWithPhoto}
        onChange={({ target }) => set({ leavesWithPhoto: target.checked })}
      />
      <p className="field-hint">{parcel.notCarried}</p>
    </>
  );
}

function Money({ draft, change, isTried, money: { typed, type } }: Typing & { money: TypingMoney }) {
  const { task: copy } = useCatalogue(errandsCopy);
  const isAsked = isTried && isMoneyWanted(draft);
  return (
    <Field
      label={copy.money}
      hint={copy.moneyHint}
      prefix="₦"
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={isMoney(typed) ? (isAsked ? copy.moneyWanted : undefined) : copy.moneyRefused}
      onChange={({ target: { value } }) => {
        type(value);
        change((now) => withTerms(now, { moneyKobo: sumUpTo(mostCapKobo, value) }));
      }}
    />
  );
}
