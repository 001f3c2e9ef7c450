import { useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import type { RunItem } from '#contract/orders/run/schema.ts';
import { worthOf } from '#contract/orders/shopping/own-money.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { amountOf } from './amount.ts';
import { likelyAmounts, mayAskPrice, verdictFor, verdictText } from './item-price.ts';
import { quantityFrom } from './quantity.ts';
import type { ListLine } from './stalls.ts';
import { AskForFloat } from '#web/features/agents/shift/ask-for-float.tsx';
import { useFloatFor } from './use-float-for.ts';
import { BagTitle } from '../order/bag-title.tsx';
import { sheetName } from '../sheets/stored-sheets.ts';
import { useSheetPhotos, useTyped } from '../sheets/use-sheet.ts';
import { useTakeStep } from '../steps/take-step.ts';
import { AmountPad } from './amount-pad.tsx';
import { QuantityField } from './quantity-field.tsx';
import { SheetActions } from '#web/ui/overlays/sheet-actions.tsx';
import { SmallSnap } from '#web/features/agents/photos/camera.tsx';
import { Verdict } from './price-verdict.tsx';

interface Props {
  line: ListLine;
  /** Ask even where the rule would let it be bought. */
  asks: boolean;
  open: boolean;
  onClose: () => void;
}

/** Price and quantity of an item; the customer is asked first where their rule says so. */
export function BuySheet({ line, asks, open, onClose }: Props) {
  const { buy: copy } = useCatalogue(agentCopy).run;
  const title = asks ? copy.askTitle(line.item.name) : copy.title(line.item.name);
  return (
    <Sheet open={open} onClose={onClose} title={<BagTitle order={line.order}>{title}</BagTitle>}>
      <BuyForm line={line} asks={asks} onClose={onClose} />
    </Sheet>
  );
}

/** Typed price and quantity, with the verdict of the customer’s rule and of the float. */
function useBuying(line: ListLine, asks: boolean) {
  const { item, order } = line;
  const sheet = sheetName(asks ? 'ask' : 'buy', order.code, item.id);
  const [typed, type] = useTyped(sheet, { amount: '', much: String(item.quantity) });
  const quantity = quantityFrom(typed.much);
  const priceKobo = amountOf(typed.amount);
  const much = { quantity, measure: item.measure };
  const verdict = verdictFor(line, much, priceKobo);
  const isAsking = (asks && mayAskPrice(line)) || verdict?.do === 'ask';
  const float = useFloatFor(priceKobo);
  const snaps = useSheetPhotos(sheet, 1);
  return { sheet, typed, type, quantity, priceKobo, much, verdict, isAsking, float, snaps };
}

function BuyForm({ line, asks, onClose }: Omit<Props, 'open'>) {
  const { buy: copy } = useCatalogue(agentCopy).run;
  const { item } = line;
  const buying = useBuying(line, asks);
  const { sheet, typed, type, quantity, priceKobo, verdict, isAsking, float, snaps } = buying;
  const [isPressed, setPressed] = useState(false);
  const takeStep = useTakeStep();
  const [photo] = snaps.photos;
  const typedIn = { sheet, photos: snaps.photos };
  const press = () => {
    setPressed(true);
    if (quantity === undefined || priceKobo === undefined) return;
    if (verdict?.do === 'buy-less' || float.isShort) return;
    const target = { code: line.order.code, itemId: item.id, quantity };
    if (!isAsking) {
      const pictureId = photo?.key ?? null;
      takeStep({ name: 'findItem', input: { ...target, paidKobo: priceKobo, pictureId } }, typedIn);
    } else if (photo === undefined) return;
    else takeStep({ name: 'askPrice', input: { ...target, priceKobo, pictureId: photo.key } }, typedIn);
    onClose();
  };
  const { photo: photoCopy } = useCatalogue(agentCopy);
  const wanted = snaps.isUnreadable
    ? photoCopy.unreadable
    : isPressed && isAsking && photo === undefined
      ? copy.photoWanted
      : undefined;
  const hint = wanted ?? float.sentence;
  const money = shortNaira(priceKobo ?? 0);
  return (
    <div className="grid gap-2">
      <AmountPad
        label={copy.paid}
        text={typed.amount}
        onChange={(next) => type({ amount: next })}
        likely={likelyAmounts(item, quantity, copy)}
        error={isPressed && priceKobo === undefined ? copy.amountRefused : undefined}
        beside={
          <SmallSnap snaps={snaps} label={isAsking ? copy.photo : copy.photoOptional} isWanted={isAsking} />
        }
      >
        <HowMuch item={item} text={typed.much} onChange={(much) => type({ much })} />
      </AmountPad>
      <SheetActions>
        <Verdict tone={hint !== undefined ? 'danger' : verdict?.do === 'buy' ? 'success' : 'warning'}>
          {hint ?? (verdict && verdictText(verdict, line, copy, buying.much))}
        </Verdict>
        {float.isShort && <AskForFloat />}
        <Button
          size="large"
          isWide
          disabled={verdict?.do === 'buy-less' || float.isShort || snaps.isWorking}
          onClick={press}
        >
          {verdict?.do === 'buy-less' ? copy.overBudget : isAsking ? copy.ask(money) : copy.bought(money)}
        </Button>
      </SheetActions>
    </div>
  );
}

interface HowMuchProps {
  item: RunItem;
  text: string;
  onChange: (text: string) => void;
}

/** An item bought for its own money has no count that could be short. */
function HowMuch({ item, text, onChange }: HowMuchProps) {
  const { item: copy } = useCatalogue(agentCopy).run;
  const worthKobo = worthOf(item);
  if (worthKobo === null) return <QuantityField text={text} measure={item.measure} onChange={onChange} />;
  return <p className="self-center leading-snug font-bold">{copy.worth(shortNaira(worthKobo))}</p>;
}
