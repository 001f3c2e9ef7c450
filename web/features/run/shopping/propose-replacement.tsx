import { useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { measure as measureSchema, measuresFirst } from '#contract/measures/measures.ts';
import { useMeasuresAt } from '#web/features/markets/use-measures-at.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { amountOf } from './amount.ts';
import { likelyAmounts, verdictFor, verdictText } from './item-price.ts';
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

interface Props {
  line: ListLine;
  open: boolean;
  onClose: () => void;
}

/** Something else that the stall has: what, how much, for how much, and how it looks. */
export function ReplaceSheet({ line, open, onClose }: Props) {
  const { replace: copy } = useCatalogue(agentCopy).run;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={<BagTitle order={line.order}>{copy.title(line.item.name)}</BagTitle>}
    >
      <ReplaceForm line={line} onClose={onClose} />
    </Sheet>
  );
}

/** Fields of a replacement, with the verdict of the customer’s price rule. */
function useReplacement(line: ListLine, sheet: string) {
  const { item } = line;
  const blank = { name: '', amount: '', much: String(item.quantity), measure: item.measure ?? '' };
  const [typed, type] = useTyped(sheet, blank);
  const quantity = quantityFrom(typed.much);
  const priceKobo = amountOf(typed.amount);
  const name = typed.name.trim();
  const measure = measureSchema.safeParse(typed.measure).data ?? null;
  const verdict = verdictFor(line, { quantity, measure }, priceKobo);
  const isWhole = name !== '' && quantity !== undefined && priceKobo !== undefined;
  const offered = isWhole && verdict?.do !== 'buy-less' ? { name, quantity, measure, priceKobo } : undefined;
  return { typed, type, measure, quantity, priceKobo, name, verdict, offered };
}

function ReplaceForm({ line, onClose }: Omit<Props, 'open'>) {
  const { run, photo: photoCopy } = useCatalogue(agentCopy);
  const { replace: copy, buy } = run;
  const { item, order } = line;
  const sheet = sheetName('replace', order.code, item.id);
  const written = useReplacement(line, sheet);
  const { typed, type, quantity, priceKobo, name, verdict, offered } = written;
  const [isPressed, setPressed] = useState(false);
  const snaps = useSheetPhotos(sheet, 1);
  const takeStep = useTakeStep();
  const [photo] = snaps.photos;
  const isBought = item.replacement === 'similar' && verdict?.do === 'buy';
  const float = useFloatFor(priceKobo);
  const isTooDear = verdict?.do === 'buy-less';
  const press = () => {
    setPressed(true);
    if (offered === undefined || photo === undefined || float.isShort) return;
    const input = { code: order.code, itemId: item.id, ...offered, pictureId: photo.key };
    takeStep({ name: 'proposeReplacement', input }, { sheet, photos: snaps.photos });
    onClose();
  };
  const wrong = (isWrong: boolean, sentence: string) => (isPressed && isWrong ? sentence : undefined);
  const wanted = snaps.isUnreadable ? photoCopy.unreadable : wrong(photo === undefined, buy.photoWanted);
  const money = shortNaira(priceKobo ?? 0);
  return (
    <div className="grid gap-3">
      <p className="text-sm leading-snug">{item.replacement === 'similar' ? copy.similar : copy.asks}</p>
      <Field
        label={copy.name}
        value={typed.name}
        maxLength={200}
        onChange={({ target }) => type({ name: target.value })}
        error={wrong(name === '', copy.nameRefused)}
      />
      <AmountPad
        label={buy.paid}
        text={typed.amount}
        onChange={(amount) => type({ amount })}
        likely={likelyAmounts(item, quantity, buy)}
        error={wrong(priceKobo === undefined, buy.amountRefused)}
        beside={<SmallSnap snaps={snaps} label={buy.photo} isWanted />}
      >
        <QuantityField text={typed.much} measure={written.measure} onChange={(much) => type({ much })} />
        <MeasureSelect line={line} chosen={typed.measure} onChoose={(measure) => type({ measure })} />
      </AmountPad>
      <SheetActions>
        {wanted !== undefined && <Alert tone="danger">{wanted}</Alert>}
        {float.sentence !== undefined && <Alert tone="danger">{float.sentence}</Alert>}
        {float.isShort && <AskForFloat />}
        {isTooDear && <Alert tone="warning">{verdictText(verdict, line, buy, written)}</Alert>}
        <Button size="large" isWide disabled={isTooDear || float.isShort || snaps.isWorking} onClick={press}>
          {isTooDear ? buy.overBudget : isBought ? copy.bought(money) : buy.ask(money)}
        </Button>
      </SheetActions>
    </div>
  );
}

/** Shops sell by these, not by what a seller fills. */
const shopMeasures = ['pack', 'packet', 'sachet', 'bottle', 'tin', 'carton', 'kg', 'litre'] as const;

interface MeasureProps {
  line: ListLine;
  chosen: string;
  onChoose: (to: string) => void;
}

function MeasureSelect({ line, chosen, onChoose }: MeasureProps) {
  const atMarket = useMeasuresAt(line.order.market.id);
  const measures = line.order.errand ? measuresFirst(shopMeasures) : atMarket;
  const copy = useCatalogue(agentCopy);
  const { replace } = copy.run;
  return (
    <Select label={replace.measure} value={chosen} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{replace.noMeasure}</option>
      {measures.map((measure) => (
        <option key={measure} value={measure}>
          {copy.measure(measure, 1)}
        </option>
      ))}
    </Select>
  );
}
