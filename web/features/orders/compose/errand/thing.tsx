import { useState } from 'react';
import { errandsCopy } from '#contract/copy/order/errands.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { isTooMuchCash } from '#contract/orders/errands/cash.ts';
import { mostDeclaredKobo, mostThing } from '#contract/orders/errands/schema.ts';
import { koboFrom } from '#web/lib/format/naira-input.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { useNotCarried } from '#web/features/lists/refused/use-refused.ts';
import type { Draft } from '#web/features/orders/placing/draft.ts';
import { currentDraft } from '#web/features/orders/placing/draft-store.ts';
import { isMoneyWanted, speaksOfPaying, thingsOf } from '#web/features/orders/placing/errand/one-thing.ts';
import type { SharedOriginals } from '#web/features/orders/requests/shared-originals.ts';
import { RequestStart } from '#web/features/orders/requests/start.tsx';
import type { HeldNote } from '#web/features/orders/requests/use-held-note.ts';
import { partAfter, stepName, type Part } from '#web/features/orders/placing/parts.ts';
import { ComposerBar } from '../bar.tsx';
import { ComposerSection, goOn, goToPlace } from '../section.tsx';
import { ErrandFromSentence } from './from-sentence.tsx';
import { LoadChoice } from './load.tsx';
import { isMoney, sumUpTo, useThingForm, type ThingForm } from './thing-form.ts';

interface Props {
  draft: Draft;
  /** Shared by another app, to be sent in place of words. */
  shared: SharedOriginals;
  note: HeldNote;
  onNext: (part: Part) => void;
  /** A sentence was taken over. */
  onRead: (part: Part) => void;
}

/** The parcel or the task in one line, with what belongs to it. */
export function ErrandThing(props: Props) {
  // Fields are filled anew with what was read and taken over.
  const [taken, setTaken] = useState(0);
  return <Fields key={taken} onTaken={() => setTaken((times) => times + 1)} {...props} />;
}

function Fields({ draft, shared, note, onNext, onRead, onTaken }: Props & { onTaken: () => void }) {
  const { next, errand } = useCatalogue(orderCopy);
  const form = useThingForm();
  const [notCarried] = useNotCarried(thingsOf(draft));
  const send = async () => {
    if (await form.parts.send('thing')) return;
    if (notCarried === undefined) goOn('list', onNext);
    else goToPlace('list');
  };
  const press = () => void send();
  const thing = draft.kind === 'carry' ? 'parcel' : 'task';
  const step = notCarried === undefined ? stepName(draft, partAfter(draft, 'list')) : 'notCarried';
  return (
    <>
      <ComposerSection part="list" title={errand[thing].title}>
        <div className="contents" {...form.parts.around('thing', press)}>
          <What form={form} draft={draft} isRefused={notCarried !== undefined} />
          <RequestStart given={shared} isTyped={draft.terms.what.trim() !== ''} note={note} />
          <ErrandFromSentence
            draft={draft}
            onTaken={(part) => {
              onTaken();
              onRead(part);
            }}
          />
          {draft.kind === 'carry' ? <Parcel form={form} /> : <Money form={form} />}
        </div>
      </ComposerSection>
      <ComposerBar onClick={press}>{next[step]}</ComposerBar>
    </>
  );
}

function What({ form, draft, isRefused }: { form: ThingForm; draft: Draft; isRefused: boolean }) {
  const { parcel, task } = useCatalogue(errandsCopy);
  const { list } = useCatalogue(orderCopy);
  const copy = draft.kind === 'carry' ? parcel : task;
  const wrong = form.formState.errors.what && copy.refused;
  const isCash = isTooMuchCash(draft, { name: form.watch('what'), note: '' });
  return (
    <TextArea
      label={copy.label}
      hint={copy.hint}
      placeholder={copy.example}
      rows={3}
      maxLength={mostThing}
      autoComplete="off"
      autoCapitalize="none"
      error={isCash ? parcel.cash : isRefused ? list.refusedRules['not-carried'] : wrong}
      {...form.register('what', { validate: (what) => what.trim() !== '' })}
    />
  );
}

function Parcel({ form }: { form: ThingForm }) {
  const { declared: copy, parcel } = useCatalogue(errandsCopy);
  const { errors } = form.formState;
  form.register('load', { validate: (load) => load !== '' });
  const isTooMuch = (koboFrom(form.watch('declared')) ?? 0) > mostDeclaredKobo;
  return (
    <>
      <LoadChoice
        chosen={form.watch('load')}
        isWrong={errors.load !== undefined}
        onChoose={(load) => {
          form.setValue('load', load);
          form.parts.changed('load');
        }}
      />
      <Field
        label={copy.label}
        hint={copy.hint}
        prefix="₦"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={12}
        error={errors.declared && (isTooMuch ? copy.tooMuch : copy.refused)}
        {...form.register('declared', { validate: (typed) => sumUpTo(mostDeclaredKobo, typed) !== null })}
      />
      <Alert tone="info">{parcel.notCarried}</Alert>
    </>
  );
}

function Money({ form }: { form: ThingForm }) {
  const { task: copy } = useCatalogue(errandsCopy);
  // A sentence that was taken over, or a part that is opened again, may lack it.
  const [isAsked] = useState(() => isMoneyWanted(currentDraft()));
  const isWanted = form.watch('money').trim() === '' && speaksOfPaying(form.watch('what'));
  const isWrong = form.formState.errors.money !== undefined || (isAsked && isWanted);
  return (
    <Field
      label={copy.money}
      hint={isWrong && isWanted ? undefined : copy.moneyHint}
      prefix="₦"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="go"
      maxLength={12}
      error={isWrong ? (isWanted ? copy.moneyWanted : copy.moneyRefused) : undefined}
      {...form.register('money', {
        validate: (typed, { what }) => isMoney(typed) && (typed.trim() !== '' || !speaksOfPaying(what)),
      })}
    />
  );
}
