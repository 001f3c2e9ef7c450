import { useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { amountOf } from './amount.ts';
import { likelyAmounts, mayAskPrice, verdictFor, verdictWords } from './item-price.ts';
import { quantityFrom } from './quantity.ts';
import type { ListLine } from './stalls.ts';
import { useSnaps } from '#web/lib/pictures/use-snaps.ts';
import { useTakeStep } from '../steps/use-take-step.ts';
import { AmountPad } from './amount-pad.tsx';
import { QuantityField } from './quantity-field.tsx';
import { SheetActions } from '#web/ui/overlays/sheet-actions.tsx';
import { SmallSnap } from './camera.tsx';
import { Verdict } from './price-verdict.tsx';

interface Props {
  line: ListLine;
  /** Ask even where the rule would let it be bought. */
  asks: boolean;
  open: boolean;
  onClose: () => void;
}

/** What it costs and how much of it; where the customer's rule says so, they are asked first. */
export function BuySheet({ line, asks, open, onClose }: Props) {
  const { buy: words } = useCatalogue(agentCopy).run;
  const title = asks ? words.askTitle(line.item.name) : words.title(line.item.name);
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <BuyForm line={line} asks={asks} onClose={onClose} />
    </Sheet>
  );
}

function BuyForm({ line, asks, onClose }: Omit<Props, 'open'>) {
  const { buy: words } = useCatalogue(agentCopy).run;
  const { item } = line;
  const [amount, setAmount] = useState('');
  const [typed, setTyped] = useState(String(item.quantity));
  const [isPressed, setPressed] = useState(false);
  const snaps = useSnaps(1);
  const takeStep = useTakeStep();
  const quantity = quantityFrom(typed);
  const priceKobo = amountOf(amount);
  const much = { quantity, measure: item.measure };
  const verdict = verdictFor(line, much, priceKobo);
  const isAsking = (asks && mayAskPrice(line)) || verdict?.do === 'ask';
  const [photo] = snaps.photos;
  const press = () => {
    setPressed(true);
    if (quantity === undefined || priceKobo === undefined || verdict?.do === 'buy-less') return;
    const said = { code: line.order.code, itemId: item.id, quantity };
    if (!isAsking) {
      const pictureId = photo?.key ?? null;
      takeStep({ name: 'findItem', input: { ...said, paidKobo: priceKobo, pictureId } }, snaps.photos);
    } else if (photo === undefined) return;
    else takeStep({ name: 'askPrice', input: { ...said, priceKobo, pictureId: photo.key } }, snaps.photos);
    onClose();
  };
  const { photo: photoWords } = useCatalogue(agentCopy);
  const wanted = snaps.isUnreadable
    ? photoWords.unreadable
    : isPressed && isAsking && photo === undefined
      ? words.photoWanted
      : undefined;
  const money = shortNaira(priceKobo ?? 0);
  return (
    <div className="grid gap-3">
      <AmountPad
        label={words.paid}
        text={amount}
        onChange={setAmount}
        likely={likelyAmounts(item, quantity)}
        error={isPressed && priceKobo === undefined ? words.amountRefused : undefined}
      >
        <div className="grid grid-cols-[1fr_auto] gap-3">
          <QuantityField text={typed} measure={item.measure} onChange={setTyped} />
          <SmallSnap snaps={snaps} label={isAsking ? words.photo : words.photoOptional} isWanted={isAsking} />
        </div>
      </AmountPad>
      <SheetActions>
        <Verdict tone={wanted !== undefined ? 'danger' : verdict?.do === 'buy' ? 'success' : 'warning'}>
          {wanted ?? (verdict && verdictWords(verdict, line, words, much))}
        </Verdict>
        <Button size="large" isWide disabled={verdict?.do === 'buy-less' || snaps.isWorking} onClick={press}>
          {verdict?.do === 'buy-less' ? words.overBudget : isAsking ? words.ask(money) : words.bought(money)}
        </Button>
      </SheetActions>
    </div>
  );
}
