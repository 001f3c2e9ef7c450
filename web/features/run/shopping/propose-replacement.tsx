import { useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { measure as measureSchema, measures, type Measure } from '#contract/lists/schema.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { amountOf } from './amount.ts';
import { likelyAmounts, verdictFor, verdictWords } from './item-price.ts';
import { quantityFrom } from './quantity.ts';
import type { ListLine } from './stalls.ts';
import { useSnaps } from '#web/lib/pictures/use-snaps.ts';
import { useTakeStep } from '../steps/use-take-step.ts';
import { AmountPad } from './amount-pad.tsx';
import { QuantityField } from './quantity-field.tsx';
import { SheetActions } from '#web/ui/overlays/sheet-actions.tsx';
import { Snap } from './camera.tsx';

interface Props {
  line: ListLine;
  open: boolean;
  onClose: () => void;
}

/** Something else that the stall has: what, how much, for how much, and how it looks. */
export function ReplaceSheet({ line, open, onClose }: Props) {
  const { replace: words } = useCatalogue(agentCopy).run;
  return (
    <Sheet open={open} onClose={onClose} title={words.title(line.item.name)}>
      <ReplaceForm line={line} onClose={onClose} />
    </Sheet>
  );
}

/** What is written about it, and what the customer's rule says to that. */
function useReplacement(line: ListLine) {
  const { item } = line;
  const [name, setName] = useState('');
  const [amount, setAmount] = useState('');
  const [much, setMuch] = useState(String(item.quantity));
  const [measure, setMeasure] = useState(item.measure);
  const quantity = quantityFrom(much);
  const priceKobo = amountOf(amount);
  const said = name.trim();
  const verdict = verdictFor(line, { quantity, measure }, priceKobo);
  const isWhole = said !== '' && quantity !== undefined && priceKobo !== undefined;
  const offered =
    isWhole && verdict?.do !== 'buy-less' ? { name: said, quantity, measure, priceKobo } : undefined;
  const typed = { name, setName, amount, setAmount, much, setMuch, measure, setMeasure };
  return { ...typed, quantity, priceKobo, said, verdict, offered };
}

function ReplaceForm({ line, onClose }: Omit<Props, 'open'>) {
  const { replace: words, buy } = useCatalogue(agentCopy).run;
  const { item, order } = line;
  const written = useReplacement(line);
  const { quantity, priceKobo, said, verdict, offered } = written;
  const [isPressed, setPressed] = useState(false);
  const snaps = useSnaps(1);
  const takeStep = useTakeStep();
  const [photo] = snaps.photos;
  const isBought = item.replacement === 'similar' && verdict?.do === 'buy';
  const isTooDear = verdict?.do === 'buy-less';
  const press = () => {
    setPressed(true);
    if (offered === undefined || photo === undefined) return;
    const input = { code: order.code, itemId: item.id, ...offered, pictureId: photo.key };
    takeStep({ name: 'proposeReplacement', input }, snaps.photos);
    onClose();
  };
  const wrong = (isWrong: boolean, sentence: string) => (isPressed && isWrong ? sentence : undefined);
  const money = shortNaira(priceKobo ?? 0);
  return (
    <div className="grid gap-4">
      <Alert tone="info">{item.replacement === 'similar' ? words.similar : words.asks}</Alert>
      <Field
        label={words.name}
        value={written.name}
        maxLength={200}
        onChange={({ target }) => written.setName(target.value)}
        error={wrong(said === '', words.nameRefused)}
      />
      <Snap snaps={snaps} label={buy.photo} error={wrong(photo === undefined, buy.photoWanted)} />
      <AmountPad
        label={buy.paid}
        text={written.amount}
        onChange={written.setAmount}
        likely={likelyAmounts(item, quantity)}
        error={wrong(priceKobo === undefined, buy.amountRefused)}
      />
      <QuantityField text={written.much} measure={written.measure} onChange={written.setMuch} />
      <MeasureSelect chosen={written.measure} onChoose={written.setMeasure} />
      <SheetActions>
        {isTooDear && <Alert tone="warning">{verdictWords(verdict, line, buy, written)}</Alert>}
        <Button size="large" isWide disabled={isTooDear || snaps.isWorking} onClick={press}>
          {isTooDear ? buy.overBudget : isBought ? words.bought(money) : buy.ask(money)}
        </Button>
      </SheetActions>
    </div>
  );
}

function MeasureSelect({
  chosen,
  onChoose,
}: {
  chosen: Measure | null;
  onChoose: (to: Measure | null) => void;
}) {
  const words = useCatalogue(agentCopy);
  const { replace } = words.run;
  return (
    <Select
      label={replace.measure}
      value={chosen ?? ''}
      onChange={({ target }) => {
        const read = measureSchema.safeParse(target.value);
        onChoose(read.success ? read.data : null);
      }}
    >
      <option value="">{replace.noMeasure}</option>
      {measures.map((measure) => (
        <option key={measure} value={measure}>
          {words.measure(measure, 1)}
        </option>
      ))}
    </Select>
  );
}
