import { useState } from 'react';
import { phonesCopy } from '#contract/copy/phones.ts';
import { readPhone } from '#contract/phone.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useTrouble } from '#web/data/use-trouble.ts';
import { useOnline } from '#web/lib/network/use-online.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { keepAskedCode, readAskedCode, type AskedCode } from './requested-code.ts';
import { useAskCode } from './queries.ts';
import { CodeForm } from './code-form.tsx';

interface Props {
  /** As it was written. */
  phone: string;
  /** Reason why it has to be proved. */
  why: (phone: string) => string;
  onVerified: () => void;
}

/** Proves a number: a code is sent to it, and typed or taken out of the SMS. */
export default function CodeStep({ phone: written, why, onVerified }: Props) {
  const copy = useCatalogue(phonesCopy);
  const phone = readPhone(written) ?? '';
  const isOnline = useOnline();
  const [asked, setAsked] = useState(() => readAskedCode(phone, Date.now()));
  const { trouble, showTrouble } = useTrouble();
  const asking = useAskCode();
  const keep = (next: AskedCode | null) => {
    keepAskedCode(next);
    setAsked(next);
  };
  const ask = () =>
    asking.mutate(
      { phone },
      {
        onSuccess: ({ expiresAt }) => {
          showTrouble(null);
          keep({ phone, at: Date.now(), until: Date.parse(expiresAt) });
        },
        onError: showTrouble,
      },
    );
  return (
    <section className="grid gap-4" aria-label={copy.title}>
      <p>{(asked === null ? why : copy.sent)(readablePhone(phone))}</p>
      {!isOnline && <Alert tone="info">{copy.offline}</Alert>}
      {trouble !== null && asked === null && <Alert tone="danger">{trouble}</Alert>}
      {asked === null ? (
        <Button size="large" isBusy={asking.isPending} onClick={ask}>
          {asking.isPending ? copy.sending : copy.send}
        </Button>
      ) : (
        <CodeForm
          key={asked.at}
          asked={asked}
          trouble={trouble}
          isAsking={asking.isPending}
          onAgain={ask}
          onTrouble={showTrouble}
          onVerified={() => {
            keep(null);
            onVerified();
          }}
        />
      )}
    </section>
  );
}
