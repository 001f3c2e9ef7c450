import { agentCopy } from '#contract/copy/agent.ts';
import type { ItemQuestion } from '#contract/orders/shopping/question-schema.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { secondsUntil } from '#web/lib/network/server-clock.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useSeconds } from '#web/lib/page/use-seconds.ts';
import { Icon } from '#web/ui/icon.tsx';
import { amountText } from '#web/features/lists/items/item-text.ts';
import { clockText } from '../order/due.ts';
import { StoredPicture } from '#web/data/stored-picture.tsx';

/** The open question with the time left for it; before it is sent, that it waits. */
export function OpenQuestion({ question }: { question: ItemQuestion }) {
  const copy = useCatalogue(agentCopy);
  const { item } = copy.run;
  useSeconds(question.answerBy !== null);
  const left = question.answerBy === null ? null : secondsUntil(question.answerBy);
  return (
    <div className="mx-3 mb-3 flex items-center gap-3 rounded-md bg-garri-soft p-3 text-garri-ink">
      {question.pictureUrl === null ? (
        <Icon name="clock" />
      ) : (
        <StoredPicture address={question.pictureUrl} className="size-14" />
      )}
      <p className="min-w-0 leading-snug">
        <span className="font-extrabold wrap-anywhere">
          {amountText(question, copy)} {question.name} · {shortNaira(question.priceKobo)}
        </span>
        <br />
        {question.kind === 'rejection'
          ? copy.door.rejectWaits
          : left === null
            ? item.askedOffline
            : left > 0
              ? item.asked(clockText(left))
              : item.answering}
      </p>
    </div>
  );
}
