import { payCopy } from '#contract/copy/payments.ts';
import { sentenceOf } from '#web/lib/network/api-error.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue, useCopy } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useStartPayment } from './queries.ts';

interface Props {
  code: string;
  token: string | null;
  kobo: number;
  /** The next thing to do. */
  isFirst: boolean;
}

/** The way to the provider's page; why it does not open stands beside the button. */
export function PayOnline({ code, token, kobo, isFirst }: Props) {
  const { now: copy } = useCatalogue(payCopy);
  const { errors } = useCopy();
  const isOnline = useOnline();
  const start = useStartPayment();
  if (!isOnline) return <Alert tone="info">{copy.offline}</Alert>;
  // Until the page has changed, the button stays as it is.
  const isOpening = start.isPending || start.isSuccess;
  return (
    <>
      {start.isError && <Alert tone="warning">{sentenceOf(start.error) ?? errors.noNetwork}</Alert>}
      <Button
        size={isFirst ? 'large' : 'normal'}
        variant={isFirst ? 'primary' : 'secondary'}
        isBusy={isOpening}
        onClick={() => start.mutate({ code, token })}
      >
        {isOpening ? copy.opening : copy.button(shortNaira(kobo))}
      </Button>
    </>
  );
}
