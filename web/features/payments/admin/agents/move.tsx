import { useForm, useWatch } from 'react-hook-form';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { issueFloat, payEarnings, takeFloatBack } from '#contract/payments/agents/endpoints.ts';
import { mostAtOnceKobo, type AgentMoney } from '#contract/payments/agents/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { koboFrom, nairaText } from '#web/lib/format/naira-input.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useMoneyWrite } from '../use-money-write.ts';

export type Move = 'issue' | 'takeBack' | 'payOut';

const calls = { issue: issueFloat, takeBack: takeFloatBack, payOut: payEarnings } as const;

interface Props {
  agent: AgentMoney;
  move: Move;
  onClose: () => void;
}

/** Money between the house and an agent: how much, and what stands afterwards, before it is done. */
export function AdminMove({ agent, move, onClose }: Props) {
  const { agents: copy, ...moneyCopy } = useCatalogue(adminMoneyCopy);
  const mostKobo = mostOf(agent, move);
  const whole = move === 'issue' ? '' : nairaText(mostKobo);
  const form = useForm({ defaultValues: { amount: whole, note: '' } });
  const kobo = koboFrom(useWatch({ control: form.control, name: 'amount' })) ?? 0;
  const { send, isPending } = useMoneyWrite(calls[move], { done: copy.done, onDone: onClose });
  const isIn = (written: number | undefined) => written !== undefined && written > 0 && written <= mostKobo;
  const submit = form.handleSubmit(({ amount, note }) =>
    send({ agentId: agent.agentId, kobo: koboFrom(amount) ?? 0, note: note.trim() }),
  );
  return (
    <Form className="card" onSubmit={submit}>
      <h3>{copy[move]}</h3>
      <Field
        label={copy.amount}
        hint={moneyCopy.amountMost(naira(mostKobo))}
        prefix="₦"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        error={form.formState.errors.amount?.message}
        {...form.register('amount', { validate: (text) => isIn(koboFrom(text)) || moneyCopy.amountRefused })}
      />
      <Field label={copy.note} hint={copy.noteHint} maxLength={200} {...form.register('note')} />
      {isIn(kobo) && <p className="font-extrabold">{afterwards(agent, move, kobo, copy)}</p>}
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" isBusy={isPending}>
          {isPending ? copy.moving : isIn(kobo) ? copy.confirm[move](naira(kobo)) : copy[move]}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {moneyCopy.back}
        </Button>
      </div>
    </Form>
  );
}

function mostOf({ floatKobo, earningsKobo }: AgentMoney, move: Move): number {
  const most = { issue: mostAtOnceKobo, takeBack: floatKobo, payOut: earningsKobo }[move];
  return Math.min(most, mostAtOnceKobo);
}

function afterwards(
  { floatKobo, earningsKobo }: AgentMoney,
  move: Move,
  kobo: number,
  copy: Pick<(typeof adminMoneyCopy)['en']['agents'], 'after' | 'afterEarned'>,
): string {
  if (move === 'payOut') return copy.afterEarned(naira(earningsKobo - kobo));
  return copy.after(naira(move === 'issue' ? floatKobo + kobo : floatKobo - kobo));
}
