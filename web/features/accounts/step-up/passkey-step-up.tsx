import { useState } from 'react';
import { startPasskeyStepUp, stepUpByPasskey } from '#contract/accounts/second-steps/endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { callServer } from '#web/data/call-server.ts';
import { useTrouble } from '#web/data/use-trouble.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { askForPasskey } from '../second-steps/browser-passkey.ts';

interface Props {
  onProven: () => void;
  onGivenUp: () => void;
  onByPassword: () => void;
}

export function PasskeyStepUp({ onProven, onGivenUp, onByPassword }: Props) {
  const { stepUp: copy, shared } = useCatalogue(adminCopy);
  const { prove, isBusy, trouble } = usePasskeyProof(onProven);
  return (
    <div className="grid gap-5">
      <p>{copy.passkeyText}</p>
      {trouble !== null && <Alert tone="danger">{trouble}</Alert>}
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button isBusy={isBusy} onClick={() => void prove()}>
          {isBusy ? copy.passkeyAsked : copy.passkey}
        </Button>
        <Button variant="secondary" onClick={onGivenUp}>
          {shared.cancel}
        </Button>
      </div>
      <Button variant="quiet" onClick={onByPassword}>
        {copy.byPassword}
      </Button>
    </div>
  );
}

function usePasskeyProof(onProven: () => void) {
  const { stepUp: copy } = useCatalogue(adminCopy);
  const [isBusy, setBusy] = useState(false);
  const { trouble, showTrouble } = useTrouble();
  const [isGivenUp, setGivenUp] = useState(false);
  const prove = async () => {
    setBusy(true);
    showTrouble(null);
    setGivenUp(false);
    try {
      const { options } = await callServer(startPasskeyStepUp, {});
      const shown = await askForPasskey(options);
      if (shown.kind !== 'shown') return setGivenUp(true);
      await callServer(stepUpByPasskey, { passkey: shown.passkey });
      onProven();
    } catch (error) {
      showTrouble(error);
    } finally {
      setBusy(false);
    }
  };
  return { prove, isBusy, trouble: isGivenUp ? copy.passkeyGivenUp : trouble };
}
