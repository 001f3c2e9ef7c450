import { useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { itemAfter } from '#contract/orders/shopping/item-steps.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { mayAskPrice } from './item-price.ts';
import type { ListLine } from './stalls.ts';
import { useTakeStep } from '../steps/use-take-step.ts';
import { BuySheet } from './find-item.tsx';
import { ReplaceSheet } from './propose-replacement.tsx';

type Opened = 'buy' | 'ask' | 'replace' | null;

/** The four things that can become of a line; once one did, the way back. */
export function ItemActions({ line }: { line: ListLine }) {
  const { item: words } = useCatalogue(agentCopy).run;
  const [opened, setOpened] = useState<Opened>(null);
  const takeStep = useTakeStep();
  const { order, item } = line;
  const input = { code: order.code, itemId: item.id };
  const close = () => setOpened(null);
  if (itemAfter('find', item.status) === undefined) {
    return (
      <div className="px-3 pb-3">
        <Button variant="secondary" isWide onClick={() => takeStep({ name: 'reopenItem', input })}>
          {item.question === null ? words.change : words.takeBack}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-3 gap-2 px-3 pb-3">
      <Button size="large" className="col-span-3" onClick={() => setOpened('buy')}>
        {words.found}
      </Button>
      <Choice onPress={() => setOpened('replace')} isOff={item.replacement === 'none'}>
        {words.replace}
      </Choice>
      <Choice onPress={() => setOpened('ask')} isOff={!mayAskPrice(line)}>
        {words.price}
      </Choice>
      <Choice onPress={() => takeStep({ name: 'leaveItemOut', input })}>{words.none}</Choice>
      <BuySheet
        line={line}
        asks={opened === 'ask'}
        open={opened === 'buy' || opened === 'ask'}
        onClose={close}
      />
      <ReplaceSheet line={line} open={opened === 'replace'} onClose={close} />
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
