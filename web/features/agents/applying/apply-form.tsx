import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agentWorks, vehicles, type Agent } from '#contract/agents/schema.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import { readPhone } from '#contract/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { marketsQuery } from '#web/features/markets/queries.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { useFailure } from '#web/data/failure-message.ts';
import {
  applicationDraft,
  emptyApplication,
  forgetApplicationDraft,
  keepApplicationDraft,
  type ApplicationDraft,
} from './draft.ts';
import { useApply } from '../mutations.ts';
import { OnePhotoField } from './photo-field.tsx';

interface Props {
  /** What a refused application said before; the photos are taken anew. */
  before: Agent | null;
}

/** Everything that a person who verifies wants to see, on one page that keeps what was written. */
export function ApplyForm({ before }: Props) {
  const { apply: words } = useCatalogue(agentCopy);
  const [draft, setDraft] = useState(() => applicationDraft() ?? draftOf(before));
  const [isPressed, setPressed] = useState(false);
  const hasNetwork = useOnline();
  const apply = useApply();
  const failed = useFailure();
  const requestId = useRequestIds();
  const change = (changes: Partial<ApplicationDraft>) =>
    setDraft((now) => {
      const next = { ...now, ...changes };
      keepApplicationDraft(next);
      return next;
    });
  const press = () => {
    setPressed(true);
    const { photo, idPhoto, ...rest } = draft;
    const isWhole =
      rest.name.trim() !== '' && readPhone(rest.phone) !== undefined && rest.marketIds.length > 0;
    if (!isWhole || photo === null || idPhoto === null) return;
    const body = { ...rest, photo, idPhoto };
    apply.mutate(
      { clientRequestId: requestId(body), ...body },
      { onSuccess: forgetApplicationDraft, onError: failed },
    );
  };
  const part = { draft, change, isPressed };
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
      noValidate
    >
      <Who {...part} />
      <How {...part} />
      {!hasNetwork && <Alert tone="warning">{words.noNetwork}</Alert>}
      <Button type="submit" size="large" isWide isBusy={apply.isPending} disabled={!hasNetwork}>
        {apply.isPending ? words.sending : before === null ? words.send : words.again}
      </Button>
      <p className="text-center text-sm text-ink-soft">{words.kept}</p>
    </form>
  );
}

function draftOf(before: Agent | null): ApplicationDraft {
  if (before === null) return emptyApplication;
  const { name, phone, vehicle, works, marketIds } = before;
  return { name, phone, vehicle, works, marketIds, photo: null, idPhoto: null };
}

interface Part {
  draft: ApplicationDraft;
  change: (changes: Partial<ApplicationDraft>) => void;
  isPressed: boolean;
}

function Who({ draft, change, isPressed }: Part) {
  const { apply: words } = useCatalogue(agentCopy);
  const wrong = (isWrong: boolean, sentence: string) => (isPressed && isWrong ? sentence : undefined);
  return (
    <Card title={words.who}>
      <Field
        label={words.name}
        hint={words.nameHint}
        autoComplete="name"
        maxLength={80}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
        error={wrong(draft.name.trim() === '', words.nameRefused)}
      />
      <Field
        label={words.phone}
        hint={words.phoneHint}
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        value={draft.phone}
        onChange={({ target }) => change({ phone: target.value })}
        error={wrong(readPhone(draft.phone) === undefined, words.phoneRefused)}
      />
      <OnePhotoField
        label={words.photo}
        hint={words.photoHint}
        camera="user"
        kept={draft.photo}
        error={wrong(draft.photo === null, words.photoRefused)}
        onThere={(photo) => change({ photo })}
      />
      <OnePhotoField
        label={words.idPhoto}
        hint={words.idPhotoHint}
        camera="environment"
        kept={draft.idPhoto}
        error={wrong(draft.idPhoto === null, words.photoRefused)}
        onThere={(idPhoto) => change({ idPhoto })}
      />
    </Card>
  );
}

function How({ draft, change, isPressed }: Part) {
  const { apply: words } = useCatalogue(agentCopy);
  const { data: markets = [] } = useQuery(marketsQuery);
  const turn = (id: MarketId, isOn: boolean) =>
    change({
      marketIds: isOn ? [...draft.marketIds, id] : draft.marketIds.filter((other) => other !== id),
    });
  return (
    <Card title={words.how}>
      <Choice
        legend={words.works}
        name="works"
        options={agentWorks.map((value) => ({ value, label: words.worksOf[value] }))}
        chosen={draft.works}
        onChoose={(works) => change({ works })}
      />
      <Choice
        legend={words.vehicle}
        name="vehicle"
        options={vehicles.map((value) => ({ value, label: words.vehicles[value] }))}
        chosen={draft.vehicle}
        onChoose={(vehicle) => change({ vehicle })}
      />
      <fieldset>
        <legend className="field-label">{words.markets}</legend>
        <p className="field-hint">{words.marketsHint}</p>
        <div className="mt-2 grid sm:grid-cols-2">
          {markets.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={draft.marketIds.includes(id)}
              onChange={({ target }) => turn(id, target.checked)}
            />
          ))}
        </div>
        {isPressed && draft.marketIds.length === 0 && (
          <p className="field-error" role="alert">
            {words.marketsRefused}
          </p>
        )}
      </fieldset>
    </Card>
  );
}
