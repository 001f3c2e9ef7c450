import { useState } from 'react';
import type { Agent } from '#contract/agents/schema.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { readPhone } from '#contract/phone.ts';
import { ApiError, sentenceOf } from '#web/lib/network/api-error.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
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
import { useShownMarkets } from '../own-work/use-shown-markets.ts';
import { WorkFields } from '../own-work/work-fields.tsx';
import { OnePhotoField } from './photo-field.tsx';

interface Props {
  /** The refused application, whose photos are taken anew. */
  before: Agent | null;
}

/** Everything that a person who verifies wants to see, on one page that keeps what was written. */
export function ApplyForm({ before }: Props) {
  const { apply: copy } = useCatalogue(agentCopy);
  const [written, setWritten] = useState(() => applicationDraft() ?? draftOf(before));
  const draft = { ...written, marketIds: useShownMarkets(written.marketIds) };
  const [isPressed, setPressed] = useState(false);
  const hasNetwork = useOnline();
  const apply = useApply();
  const failed = useFailure();
  const requestId = useRequestIds();
  const change = (changes: Partial<ApplicationDraft>) =>
    setWritten((now) => {
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
      { onSuccess: sent, onError: (error) => isAboutPhone(error) || failed(error) },
    );
  };
  const phoneRefusal = isAboutPhone(apply.error) ? sentenceOf(apply.error) : undefined;
  const part = { draft, change, isPressed, phoneRefusal };
  return (
    <Form className="grid gap-6" onSubmit={press}>
      <Who {...part} />
      <How {...part} />
      {!hasNetwork && <Alert tone="warning">{copy.noNetwork}</Alert>}
      <Button type="submit" size="large" isWide isBusy={apply.isPending} disabled={!hasNetwork}>
        {apply.isPending ? copy.sending : before === null ? copy.send : copy.again}
      </Button>
      <p className="text-center text-sm text-ink-soft">{copy.kept}</p>
    </Form>
  );
}

function sent(): void {
  forgetApplicationDraft();
  // The state of the application stands where the form began.
  window.scrollTo(0, 0);
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
  /** Refusal of the number by the server. */
  phoneRefusal: string | undefined;
}

function isAboutPhone(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'phone-taken' || error.code === 'bad-phone');
}

function Who({ draft, change, isPressed, phoneRefusal }: Part) {
  const { apply: copy } = useCatalogue(agentCopy);
  const wrong = (isWrong: boolean, sentence: string) => (isPressed && isWrong ? sentence : undefined);
  return (
    <Card title={copy.who}>
      <Field
        label={copy.name}
        hint={copy.nameHint}
        autoComplete="name"
        maxLength={80}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
        error={wrong(draft.name.trim() === '', copy.nameRefused)}
      />
      <Field
        label={copy.phone}
        hint={copy.phoneHint}
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        value={draft.phone}
        onChange={({ target }) => change({ phone: target.value })}
        error={wrong(readPhone(draft.phone) === undefined, copy.phoneRefused) ?? phoneRefusal}
      />
      <OnePhotoField
        label={copy.photo}
        hint={copy.photoHint}
        stored={draft.photo}
        error={wrong(draft.photo === null, copy.photoRefused)}
        onThere={(photo) => change({ photo })}
      />
      <OnePhotoField
        label={copy.idPhoto}
        hint={copy.idPhotoHint}
        stored={draft.idPhoto}
        error={wrong(draft.idPhoto === null, copy.photoRefused)}
        onThere={(idPhoto) => change({ idPhoto })}
      />
    </Card>
  );
}

function How({ draft, change, isPressed }: Part) {
  const { apply: copy } = useCatalogue(agentCopy);
  return (
    <Card title={copy.how}>
      <WorkFields work={draft} change={change} lacksMarkets={isPressed && draft.marketIds.length === 0} />
    </Card>
  );
}
