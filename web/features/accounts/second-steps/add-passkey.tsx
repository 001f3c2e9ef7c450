import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addPasskey, startPasskey } from '#contract/accounts/second-steps/endpoints.ts';
import { passkeyName } from '#contract/accounts/second-steps/schema.ts';
import { secondStepsCopy } from '#contract/copy/admin/second-steps.ts';
import { callServer } from '#web/data/call-server.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { devicesQuery } from '../sessions/queries.ts';
import { makePasskey } from './browser-passkey.ts';
import { useSecondStepWrite } from './queries.ts';

/** Makes a passkey on this device, under a name by which the person knows it again. */
export function AddPasskey({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { passkeys: copy } = useCatalogue(secondStepsCopy);
  const thisDevice = useQuery(devicesQuery).data?.find(({ isThisOne }) => isThisOne)?.description ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string>();
  const { add, isBusy } = useAdding(onCodes, setTrouble);
  const name = typed ?? thisDevice;
  const submit = () => {
    const read = passkeyName.safeParse(name);
    setTrouble(read.success ? undefined : copy.nameRefused);
    if (read.success) void add(read.data).then((isAdded) => isAdded && setTyped(null));
  };
  return (
    <Form className="grid gap-4" onSubmit={submit}>
      <Field
        label={copy.name}
        maxLength={60}
        value={name}
        error={trouble}
        onChange={(event) => {
          setTyped(event.target.value);
          setTrouble(undefined);
        }}
      />
      <Button className="sm:justify-self-start" type="submit" isBusy={isBusy}>
        {isBusy ? copy.adding : copy.add}
      </Button>
    </Form>
  );
}

function useAdding(
  onCodes: (codes: readonly string[]) => void,
  onTrouble: (sentence: string) => void,
): { add: (name: string) => Promise<boolean>; isBusy: boolean } {
  const { passkeys: copy } = useCatalogue(secondStepsCopy);
  const enrol = useSecondStepWrite(addPasskey);
  const failed = useFailure();
  const [isBusy, setBusy] = useState(false);
  const make = async (name: string): Promise<boolean> => {
    const { options } = await callServer(startPasskey, {});
    const made = await makePasskey(options);
    if (made.kind !== 'shown') {
      onTrouble(made.kind === 'given-up' ? copy.givenUp : copy.alreadyHere);
      return false;
    }
    const { recoveryCodes } = await enrol.mutateAsync({ name, passkey: made.passkey });
    showToast({ title: copy.added, tone: 'success' });
    if (recoveryCodes !== null) onCodes(recoveryCodes);
    return true;
  };
  const add = async (name: string) => {
    setBusy(true);
    try {
      return await make(name);
    } catch (error) {
      failed(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { add, isBusy };
}
