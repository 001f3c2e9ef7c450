import { trackingCopy } from '#contract/copy/tracking.ts';
import type { ItemQuestion } from '#contract/orders/question-schema.ts';
import type { Order, OrderItem } from '#contract/orders/schema.ts';
import { naira } from '../../../lib/money.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { amountWords } from '../../lists/item-words.ts';

interface Props {
  order: Order;
  item: OrderItem;
  question: ItemQuestion;
}

/** What was asked and thought of it, and what a yes does to the bill and to its limit. */
export function QuestionFacts({ order, item, question }: Props) {
  const words = useCatalogue(trackingCopy);
  const { questions } = words;
  const asked = `${amountWords(item, words)} ${item.name}`;
  return (
    <>
      <dl className="question-facts">
        <Fact term={questions.asked} said={item.note === '' ? asked : `${asked} (${item.note})`} />
        {item.capKobo === null ? (
          <Fact
            term={questions.usual}
            said={item.guideKobo === null ? questions.noUsual : naira(item.guideKobo)}
          />
        ) : (
          <Fact term={questions.atMost} said={naira(item.capKobo)} />
        )}
        <Fact
          term={questions.bill}
          said={naira(order.billKobo + question.priceKobo)}
          beside={questions.from(naira(order.billKobo))}
          isMain
        />
        {question.newCeilingKobo === null && <Fact term={questions.limit} said={naira(order.ceilingKobo)} />}
      </dl>
      {question.newCeilingKobo !== null && (
        <p className="font-extrabold">
          {questions.newLimit(naira(order.ceilingKobo), naira(question.newCeilingKobo))}
        </p>
      )}
    </>
  );
}

interface FactProps {
  term: string;
  said: string;
  beside?: string;
  isMain?: boolean;
}

function Fact({ term, said, beside, isMain = false }: FactProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt>{term}</dt>
      <dd className={isMain ? 'ms-auto font-extrabold' : 'ms-auto wrap-anywhere'}>
        {said}
        {beside !== undefined && <span className="ms-2 font-normal">({beside})</span>}
      </dd>
    </div>
  );
}
