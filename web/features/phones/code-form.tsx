import { useEffect, useState } from 'react';
import { phonesCopy } from '#contract/copy/phones.ts';
import { codeDigits, phoneCode } from '#contract/phones/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { secondsUntilAgain, type AskedCode } from './requested-code.ts';
import { useVerifyPhone } from './queries.ts';
import { useSmsCode } from './use-sms-code.ts';

interface Props {
  asked: AskedCode;
  /** Reason why the last try was refused. */
  trouble: string | null;
  isAsking: boolean;
  onAgain: () => void;
  onTrouble: (error: Error | null) => void;
  onVerified: () => void;
}

/** The six digits of the SMS, and another one for whoever waited long enough. */
export function CodeForm({ asked, trouble, isAsking, onAgain, onTrouble, onVerified }: Props) {
  const copy = useCatalogue(phonesCopy);
  const [typed, setTyped] = useState('');
  const [isSent, setSent] = useState(false);
  const verifying = useVerifyPhone();
  const send = (written: string) => {
    const code = readCode(written);
    setSent(true);
    if (!code.success || verifying.isPending) return;
    onTrouble(null);
    verifying.mutate({ phone: asked.phone, code: code.data }, { onSuccess: onVerified, onError: onTrouble });
  };
  useSmsCode(true, (code) => {
    setTyped(code);
    send(code);
  });
  return (
    <Form className="grid gap-4" onSubmit={() => send(typed)}>
      <Field
        label={copy.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        // Some keyboards put a space in the middle.
        maxLength={codeDigits + 1}
        value={typed}
        error={isSent && !readCode(typed).success ? copy.codeRefused : (trouble ?? undefined)}
        onChange={(event) => {
          setTyped(event.target.value);
          onTrouble(null);
        }}
      />
      <Button size="large" type="submit" isBusy={verifying.isPending}>
        {verifying.isPending ? copy.checking : copy.check}
      </Button>
      <Again asked={asked} isAsking={isAsking} onAgain={onAgain} />
    </Form>
  );
}

function readCode(written: string) {
  return phoneCode.safeParse(written.replace(/\s/g, ''));
}

function useSecondsUntilAgain(asked: AskedCode): number {
  const [seconds, setSeconds] = useState(() => secondsUntilAgain(asked, Date.now()));
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSeconds(secondsUntilAgain(asked, Date.now())), 1000);
    return () => clearInterval(timer);
  }, [asked, isWaiting]);
  return seconds;
}

function Again({ asked, isAsking, onAgain }: Pick<Props, 'asked' | 'isAsking' | 'onAgain'>) {
  const copy = useCatalogue(phonesCopy);
  const seconds = useSecondsUntilAgain(asked);
  if (seconds > 0) return <p className="text-sm text-ink-soft">{copy.againIn(seconds)}</p>;
  return (
    <Button variant="secondary" isBusy={isAsking} onClick={onAgain}>
      {copy.again}
    </Button>
  );
}
