import { trackingCopy } from '#contract/copy/tracking.ts';
import type { TrackingCopy } from '#contract/copy/tracking/en.ts';
import type { ItemQuestion } from '#contract/orders/shopping/question-schema.ts';
import type { Order, OrderItem } from '#contract/orders/schema.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { amountWords } from '#web/features/lists/items/item-text.ts';

interface Props {
  order: Order;
  item: OrderItem;
  question: ItemQuestion;
}

/** What was asked and thought of it, and what a yes does to the bill and to its limit. */
export function QuestionFacts({ order: { billKobo, ceilingKobo }, item, question }: Props) {
  const words = useCatalogue(trackingCopy);
  const { questions } = words;
  const note = item.note === '' ? '' : ` (${item.note})`;
  const asked = questions.asked(`${amountWords(item, words)} ${item.name}${note}`);
  return (
    <div className="question-facts">
      <p>{`${asked}, ${thoughtOf(item, questions)}.`}</p>
      <p>
        <strong className="font-extrabold">
          {questions.bill(shortNaira(billKobo), shortNaira(billKobo + question.priceKobo))}
        </strong>{' '}
        {question.newCeilingKobo === null ? (
          questions.limit(shortNaira(ceilingKobo))
        ) : (
          <strong className="font-extrabold">
            {questions.newLimit(shortNaira(ceilingKobo), shortNaira(question.newCeilingKobo))}
          </strong>
        )}
      </p>
    </div>
  );
}

/** What the customer set for it, else what people usually pay. */
function thoughtOf({ capKobo, guideKobo }: OrderItem, words: TrackingCopy['questions']): string {
  if (capKobo !== null) return words.atMost(shortNaira(capKobo));
  return guideKobo === null ? words.noUsual : words.usual(shortNaira(guideKobo));
}
