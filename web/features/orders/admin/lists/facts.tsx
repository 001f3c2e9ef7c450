import { adminListsCopy } from '#contract/copy/admin/lists.ts';
import type { TakenRequest } from '#contract/orders/requests/transcription/schema.ts';
import { callAddress, readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { waitedText } from './waited.ts';

/** The sender of a list, what they wrote with it, and what was asked before. */
export function ListFacts({ taken }: { taken: TakenRequest }) {
  const copy = useCatalogue(adminListsCopy);
  const { customer, note, questions, waitedSeconds } = taken;
  return (
    <div className="grid gap-3">
      <p>
        <a className="link" href={callAddress(customer.phone)}>
          {readablePhone(customer.phone)}
        </a>
        <span className="text-ink-soft">
          {' '}
          {copy.speaks[customer.language]} · {waitedText(waitedSeconds, copy)}
        </span>
      </p>
      {note !== '' && (
        <div>
          <h3 className="text-sm font-bold">{copy.note}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{note}</p>
        </div>
      )}
      {questions.length > 0 && (
        <div>
          <h3 className="text-sm font-bold">{copy.questions}</h3>
          <ul className="grid gap-2">
            {questions.map(({ question, askedAt, answer }) => (
              <li key={askedAt} className="wrap-anywhere">
                <span className="text-ink-soft">{question}</span>
                <span className="block font-extrabold">{answer ?? copy.noAnswer}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
