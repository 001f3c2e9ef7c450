import { agentCopy } from '#contract/copy/agent.ts';
import { itemAfter } from '#contract/orders/shopping/item-steps.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { mayAskPrice } from './item-price.ts';
import type { ListLine } from './stalls.ts';
import { sheetName } from '../sheets/stored-sheets.ts';
import { useSheet } from '../sheets/use-sheet.ts';
import { useTakeStep } from '../steps/take-step.ts';
import { BuySheet } from './find-item.tsx';
import { ReplaceSheet } from './propose-replacement.tsx';

/** The four things that can become of a line; once one did, the way back. */
export function ItemActions({ line }: { line: ListLine }) {
  const { item: copy } = useCatalogue(agentCopy).run;
  const { order, item } = line;
  const buying = useSheet(sheetName('buy', order.code, item.id));
  const asking = useSheet(sheetName('ask', order.code, item.id));
  const replacing = useSheet(sheetName('replace', order.code, item.id));
  const takeStep = useTakeStep();
  const input = { code: order.code, itemId: item.id };
  if (itemAfter('find', item.status) === undefined) {
    return (
      <div className="px-3 pb-3">
        <Button variant="secondary" isWide onClick={() => takeStep({ name: 'reopenItem', input })}>
          {item.question === null ? copy.change : copy.takeBack}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-3 gap-2 px-3 pb-3">
      <Button size="large" className="col-span-3" onClick={buying.open}>
        {copy.found}
      </Button>
      <Choice onPress={replacing.open} isOff={item.replacement === 'none'}>
        {copy.replace}
      </Choice>
      <Choice onPress={asking.open} isOff={!mayAskPrice(line)}>
        {copy.price}
      </Choice>
      <Choice onPress={() => takeStep({ name: 'leaveItemOut', input })}>{copy.none}</Choice>
      <BuySheet line={line} asks={false} open={buying.isOpen} onClose={buying.close} />
      <BuySheet line={line} asks open={asking.isOpen} onClose={asking.close} />
      <ReplaceSheet line={line} open={replacing.isOpen} onClose={replacing.close} />
    </div>
  );
}

interface ChoiceProps {
  onPress: () => void;
  isOff?: boolean;
  children: string;
}

function Choice({ onPress, isOff = false, children }: ChoiceProps) {
  return (
    <button
      type="button"
      disabled={isOff}
      className="button min-h-14 rounded-md border-line-strong px-1 text-sm"
      onClick={onPress}
    >
      {children}
    </button>
  );
}
