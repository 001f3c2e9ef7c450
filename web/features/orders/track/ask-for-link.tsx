import { useQuery } from '@tanstack/react-query';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { ownPhonesQuery } from '#web/features/phones/queries.ts';
import { useBusinessPhone } from '#web/features/settings/queries.ts';
import { sentenceOf } from '#web/lib/network/api-error.ts';
import { signInAddress } from '#web/lib/screen/access.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { useSendOrderLink } from '../mutations.ts';
import { useCitySetting } from '../use-city-setting.ts';
import { CallUs } from './call-us.tsx';

/** Says what code and digits do not open, and has the link that opens it sent to the order's own number. */
export function AskForLink({ code, digits }: { code: string; digits: string }) {
  const { hidden: copy, form } = useCatalogue(trackingCopy);
  const isSignedIn = Boolean(useMe());
  const ofCity = useCitySetting('contact_phone', { code });
  const hasPhone = (useBusinessPhone() || ofCity) !== '';
  const { data: phones } = useQuery(ownPhonesQuery);
  return (
    <Card title={copy.title}>
      <p className="text-ink-soft">{copy.text}</p>
      {phones?.sendsCodes === true && <SendLink code={code} digits={digits} />}
      {phones?.sendsCodes === false && <p>{copy.noSms}</p>}
      {!isSignedIn && (
        <ButtonLink href={signInAddress(paths.trackOrder(code))} variant="secondary">
          {form.signInInstead}
        </ButtonLink>
      )}
      {hasPhone && <p className="text-ink-soft">{copy.elseCall}</p>}
      <CallUs order={{ code }} />
    </Card>
  );
}

function SendLink({ code, digits }: { code: string; digits: string }) {
  const { hidden: copy, form } = useCatalogue(trackingCopy);
  const send = useSendOrderLink();
  if (send.isSuccess) return <Alert tone="success">{copy.sent}</Alert>;
  return (
    <>
      {send.error !== null && <Alert tone="danger">{sentenceOf(send.error) ?? form.noNetwork}</Alert>}
      <Button isBusy={send.isPending} onClick={() => send.mutate({ code, digits })}>
        {send.isPending ? copy.sending : copy.send}
      </Button>
    </>
  );
}
