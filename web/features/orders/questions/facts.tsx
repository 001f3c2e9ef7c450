import { trackingCopy } from '#contract/copy/tracking.ts';
import type { TrackingCopy } from '#contract/copy/tracking/en.ts';
import { sumKobo, type Kobo } from '#contract/kobo.ts';
import { ceilingAfter } from '#contract/orders/bill.ts';
import type { ItemQuestion } from '#contract/orders/shopping/question-schema.ts';
import type { Order, OrderItem } from '#contract/orders/schema.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { OpenQuestion } from './open-questions.ts';
import { askedText } from '#web/features/lists/items/item-text.ts';

interface Props {
  order: Order;
  item: OrderItem;
  question: ItemQuestion;
}

/** The wish and the guide of the item, and what a yes does to the bill and to its limit. */
export function QuestionFacts({ order, item, question }: Props) {
  const copy = useCatalogue(trackingCopy);
  const { questions } = copy;
  const note = item.note === '' ? '' : ` (${item.note})`;
  const asked = questions.asked(`${askedText(item, copy)}${note}`);
  return (
    <div className="question-facts">
      <p>{`${asked}, ${thoughtOf(item, questions)}.`}</p>
      <p>
        <Outcome order={order} pricesKobo={[question.priceKobo]} />
      </p>
    </div>
  );
}

/** The effect of a yes to each of several questions together. */
export function TogetherFacts({ order, open }: { order: Order; open: readonly OpenQuestion[] }) {
  const { questions } = useCatalogue(trackingCopy);
  return (
    <p className="question-facts">
      <span>{questions.together}</span>{' '}
      <Outcome order={order} pricesKobo={open.map(({ question }) => question.priceKobo)} />
    </p>
  );
}

function Outcome({
  order: { billKobo, ceilingKobo },
  pricesKobo,
}: {
  order: Order;
  pricesKobo: readonly Kobo[];
}) {
  const { questions } = useCatalogue(trackingCopy);
  const newCeilingKobo = ceilingAfter(ceilingKobo, billKobo, pricesKobo);
  return (
    <>
      <strong className="font-extrabold">
        {questions.bill(shortNaira(billKobo), shortNaira(sumKobo([billKobo, ...pricesKobo])))}
      </strong>{' '}
      {newCeilingKobo === ceilingKobo ? (
        questions.limit(shortNaira(ceilingKobo))
      ) : (
        <strong className="font-extrabold">
          {questions.newLimit(shortNaira(ceilingKobo), shortNaira(newCeilingKobo))}
        </strong>
      )}
    </>
  );
}

/** The customer’s limit for it, else the usual price. */
function thoughtOf({ capKobo, guideKobo }: OrderItem, copy: TrackingCopy['questions']): string {
  if (capKobo !== null) return copy.atMost(shortNaira(capKobo));
  return guideKobo === null ? copy.noUsual : copy.usual(shortNaira(guideKobo));
}
