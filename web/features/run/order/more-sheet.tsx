import { agentCopy } from '#contract/copy/agent.ts';
import { thingOf } from '#contract/orders/errands/course.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { keysOf } from '#contract/keys-of.ts';
import { callAddress } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { timeOf } from '#web/lib/format/dates.ts';
import { BagTitle } from './bag-title.tsx';
import { sheetName } from '../sheets/stored-sheets.ts';
import { useTyped } from '../sheets/use-sheet.ts';
import { useTakeStep } from '../steps/take-step.ts';
import { ReasonForm } from '../reason-form.tsx';

interface Props {
  order: RunOrder;
  open: boolean;
  onClose: () => void;
}

const stepInputs = { giveUp: 'giveUpOrder', cancel: 'cancelRunOrder' } as const;

/** Rare actions: a call, and the ways out of an order. */
export function MoreSheet({ order, open, onClose }: Props) {
  const { run } = useCatalogue(agentCopy);
  const copy = run.more;
  const sheet = sheetName('more', order.code);
  const [{ way: chosen }, type] = useTyped(sheet, { way: '' });
  const takeStep = useTakeStep();
  const close = () => {
    type({ way: '' });
    onClose();
  };
  const leaving = keysOf(stepInputs).find((way) => way === chosen) ?? null;
  const ways = keysOf(stepInputs).filter((way) => order.actions.includes(way));
  return (
    <Sheet
      open={open}
      onClose={close}
      title={<BagTitle order={order}>{copy.title(order.customer.name)}</BagTitle>}
    >
      {leaving === null ? (
        <div className="grid gap-3">
          <p className="font-bold">
            {order.code} · {order.market.name}
            <br />
            {thingOf(order.errand) === null && run.rules[order.priceRule]}
            <Due order={order} />
          </p>
          <ButtonLink href={callAddress(order.customer.phone)} variant="secondary" size="large">
            <Icon name="phone" />
            {copy.call}
          </ButtonLink>
          {ways.map((way) => (
            <div key={way} className="grid">
              <Button variant="quiet" size="large" onClick={() => type({ way })}>
                {copy[way]}
              </Button>
              <p className="text-center text-sm text-ink-soft">{copy[`${way}Text`]}</p>
            </div>
          ))}
        </div>
      ) : (
        <ReasonForm
          sheet={sheet}
          text={copy[`${leaving}Text`]}
          legend={copy.reason}
          reasons={copy.reasons}
          otherLabel={copy.other}
          refused={copy.reasonRefused}
          confirm={copy.confirm[leaving]}
          back={copy.back}
          onBack={() => type({ way: '' })}
          onSay={(reason) => {
            takeStep({ name: stepInputs[leaving], input: { code: order.code, reason } }, { sheet });
            close();
          }}
        />
      )}
    </Sheet>
  );
}

function Due({ order: { window, dueAt } }: { order: RunOrder }) {
  const { run, offers } = useCatalogue(agentCopy);
  if (window) return ` · ${offers.window(timeOf(window.from), timeOf(window.to))}`;
  return dueAt === null ? null : ` · ${run.due(timeOf(dueAt))}`;
}
