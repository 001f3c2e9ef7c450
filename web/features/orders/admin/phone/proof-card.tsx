import { useState } from 'react';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { codeDigits, phoneCode } from '#contract/phones/schema.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { useTrouble } from '#web/data/use-trouble.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { useAskCode, useCheckCode } from './queries.ts';
import type { Proof } from './typing.ts';

interface Props {
  phone: string;
  callId: string;
  sendsSms: boolean;
  unverifiedKobo: number;
  proof: Proof;
  /** The number has as many open orders as one that nobody proved may have: ringing it back opens no other. */
  isFull: boolean;
  isTried: boolean;
  onProof: (proof: Proof) => void;
}

/** Proves the number of a large order while its owner is on the phone; without text messages it is rung back. */
export function ProofCard({ sendsSms, unverifiedKobo, isFull, proof, onProof, isTried, ...call }: Props) {
  const { proof: copy } = useCatalogue(adminOrdersCopy).phone;
  return (
    <Card title={copy.title}>
      <p>{isFull ? copy.full : copy.why(shortNaira(unverifiedKobo))}</p>
      {!sendsSms ? (
        <Alert tone="info">{copy.noSms}</Alert>
      ) : proof === 'code' ? (
        <Alert tone="success">{copy.done}</Alert>
      ) : (
        <>
          {proof === 'none' && <Code {...call} onProved={() => onProof('code')} />}
          {!isFull && (
            <Checkbox
              label={copy.ringsBack}
              hint={copy.ringsBackHint}
              checked={proof === 'call'}
              onChange={({ target: { checked } }) => onProof(checked ? 'call' : 'none')}
            />
          )}
          {isTried && proof === 'none' && (
            <Alert tone="danger">{isFull ? copy.codeWanted : copy.wanted}</Alert>
          )}
        </>
      )}
    </Card>
  );
}

function Code({ phone, callId, onProved }: Pick<Props, 'phone' | 'callId'> & { onProved: () => void }) {
  const { proof: copy } = useCatalogue(adminOrdersCopy).phone;
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const asking = useAskCode();
  const checking = useCheckCode();
  const { trouble, showTrouble } = useTrouble();
  const ask = () => {
    showTrouble(null);
    asking.mutate({ phone, callId }, { onError: showTrouble });
  };
  const check = () => {
    const read = phoneCode.safeParse(code.replace(/\s/g, ''));
    setWrong(!read.success);
    showTrouble(null);
    if (!read.success || checking.isPending) return;
    checking.mutate({ phone, callId, code: read.data }, { onSuccess: onProved, onError: showTrouble });
  };
  return (
    <>
      <div>
        <Button variant="secondary" isBusy={asking.isPending} onClick={ask}>
          {asking.isSuccess ? copy.again : copy.send(readablePhone(phone))}
        </Button>
      </div>
      {!asking.isSuccess && trouble !== null && <Alert tone="danger">{trouble}</Alert>}
      {asking.isSuccess && (
        <Form className="grid max-w-md gap-4" onSubmit={check}>
          <p>{copy.sent}</p>
          <Field
            label={copy.code}
            inputMode="numeric"
            autoComplete="off"
            maxLength={codeDigits + 1}
            value={code}
            error={isWrong ? copy.codeRefused : (trouble ?? undefined)}
            onChange={({ target: { value } }) => setCode(value)}
          />
          <Button type="submit" isBusy={checking.isPending}>
            {copy.check}
          </Button>
        </Form>
      )}
    </>
  );
}
