import { useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { transitionFor } from '#contract/orders/lifecycle.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { keysOf } from '#contract/keys-of.ts';
import { callAddress } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { timeOf } from '#web/lib/format/dates.ts';
import { useTakeStep } from '../steps/use-take-step.ts';
import { ReasonForm } from '../reason-form.tsx';

interface Props {
  order: RunOrder;
  open: boolean;
  onClose: () => void;
}

const deeds = { giveUp: 'giveUpOrder', cancel: 'cancelRunOrder' } as const;

/** What is done seldom: a call, and the ways out. */
export function MoreSheet({ order, open, onClose }: Props) {
  const { run } = useCatalogue(agentCopy);
  const words = run.more;
  const [leaving, setLeaving] = useState<keyof typeof deeds | null>(null);
  const takeStep = useTakeStep();
  const close = () => {
    setLeaving(null);
    onClose();
  };
  const ways = keysOf(deeds).filter((way) => transitionFor(way, order.status, 'agent') !== undefined);
  return (
    <Sheet open={open} onClose={close} title={words.title(order.customer.name)}>
      {leaving === null ? (
        <div className="grid gap-3">
          <p className="font-bold">
            {order.code} · {order.market.name}
            <br />
            {run.rules[order.priceRule]}
            {order.dueAt !== null && ` · ${run.due(timeOf(order.dueAt))}`}
          </p>
          <ButtonLink href={callAddress(order.customer.phone)} variant="secondary" size="large">
            <Icon name="phone" />
            {words.call}
          </ButtonLink>
          {ways.map((way) => (
            <Button key={way} variant="quiet" size="large" onClick={() => setLeaving(way)}>
              {words[way]}
            </Button>
          ))}
        </div>
      ) : (
        <ReasonForm
          text={words[`${leaving}Text`]}
          legend={words.reason}
          reasons={words.reasons}
          otherLabel={words.other}
          refused={words.reasonRefused}
          confirm={words.confirm[leaving]}
          back={words.back}
          onBack={() => setLeaving(null)}
          onSay={(reason) => {
            takeStep({ name: deeds[leaving], input: { code: order.code, reason } });
            close();
          }}
        />
      )}
    </Sheet>
  );
}
