import { firstNameOf } from '#contract/agents/first-name.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { callAddress } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { BagTitle } from '../order/bag-title.tsx';
import { sheetName } from '../sheets/stored-sheets.ts';
import { useSheet } from '../sheets/use-sheet.ts';
import { useTakeStep } from '../steps/take-step.ts';

interface Props {
  order: RunOrder;
  who: { name: string; phone: string };
  /** True where a call counts towards leaving; whether it was answered, only the agent can say. */
  isCounted: boolean;
}

export function CallButton({ order, who, isCounted }: Props) {
  const { door: copy } = useCatalogue(agentCopy);
  const asking = useSheet(sheetName('call', order.code));
  const takeStep = useTakeStep();
  const say = (wasAnswered: boolean) => {
    takeStep({ name: 'recordCall', input: { code: order.code, wasAnswered } });
    asking.close();
  };
  return (
    <>
      <ButtonLink
        href={callAddress(who.phone)}
        variant={isCounted ? 'primary' : 'secondary'}
        className="min-h-15 px-2"
        onClick={() => isCounted && asking.open()}
      >
        <Icon name="phone" />
        <span className="min-w-0 wrap-anywhere">{copy.call(firstNameOf(who.name))}</span>
      </ButtonLink>
      <Sheet
        open={asking.isOpen}
        onClose={asking.close}
        title={<BagTitle order={order}>{copy.callTitle}</BagTitle>}
      >
        <div className="grid gap-3">
          <Button size="large" onClick={() => say(true)}>
            {copy.callYes}
          </Button>
          <Button size="large" variant="secondary" onClick={() => say(false)}>
            {copy.callNo}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
