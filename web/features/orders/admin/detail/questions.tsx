import type { User } from '#contract/accounts/schema.ts';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Order } from '#contract/orders/schema.ts';
import type { ItemQuestion } from '#contract/orders/shopping/question-schema.ts';
import { holds } from '#contract/permissions.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { amountText } from '#web/features/lists/items/item-text.ts';
import { openQuestions, rejectionsOpen } from '#web/features/orders/questions/open-questions.ts';
import { timeOf } from '#web/lib/format/dates.ts';
import { BoardRejection } from './decide-rejection.tsx';
import { PictureRow } from '#web/features/orders/order/picture-row.tsx';

/** Open questions about items: those to the customer, and those for an admin. */
export function BoardQuestions({ order, me }: { order: Order; me: User }) {
  const { questions: copy } = useCatalogue(boardCopy);
  const asked = openQuestions(order);
  const rejected = rejectionsOpen(order);
  if (asked.length + rejected.length === 0) return null;
  return (
    <Card title={copy.title}>
      <ul className="grid gap-5">
        {rejected.map(({ item, question }) => (
          <li key={question.id} className="grid gap-3">
            <p className="font-extrabold wrap-anywhere">{copy.rejection(item.name)}</p>
            <Offered question={question} />
            {holds(me, 'orders:manage') ? (
              <BoardRejection order={order} item={item} question={question} />
            ) : (
              <p className="text-ink-soft">{copy.viewOnly}</p>
            )}
          </li>
        ))}
        {asked.map(({ item, question }) => (
          <li key={question.id} className="grid gap-3">
            <p className="wrap-anywhere">
              <span className="text-sm text-ink-soft">{copy.toCustomer}</span>
              <br />
              <span className="font-extrabold">{item.name}</span>
            </p>
            <Offered question={question} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Offered({ question }: { question: ItemQuestion }) {
  const { questions: copy } = useCatalogue(boardCopy);
  const tracking = useCatalogue(trackingCopy);
  return (
    <>
      <p className="wrap-anywhere">
        {copy.price(amountText(question, tracking), question.name, naira(question.priceKobo))}
        {question.answerBy !== null && (
          <span className="block text-sm text-ink-soft">{copy.answerBy(timeOf(question.answerBy))}</span>
        )}
      </p>
      <PictureRow
        pictures={question.pictureUrl === null ? [] : [question.pictureUrl]}
        nameOf={() => copy.picture(question.name)}
      />
    </>
  );
}
