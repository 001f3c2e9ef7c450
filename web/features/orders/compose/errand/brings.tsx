import { useQuery } from '@tanstack/react-query';
import { errandsCopy } from '#contract/copy/order/errands.ts';
import { quoteOrder } from '#contract/orders/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { changeDraft, useDraftPart } from '#web/features/orders/placing/draft-store.ts';
import { withTerms, type Draft } from '#web/features/orders/placing/draft.ts';
import { waysOf } from '#web/features/orders/placing/order-of-draft.ts';
import { canPay } from '#web/features/orders/placing/pay-ways.ts';
import { nothingAsked, quoteRequestOf } from '#web/features/orders/placing/quote.ts';
import { ComposerOption } from '../option.tsx';

/** Something comes to a door, or the task ends where it is done; that is shut where nobody could pay it beforehand. */
export function BringsChoice({ draft, isWrong }: { draft: Draft; isWrong: boolean }) {
  const { brings: copy } = useCatalogue(errandsCopy);
  const chosen = useDraftPart(({ terms }) => terms.brings);
  const canBePaid = useCanBePaidBefore(draft);
  const isShut = canBePaid === false;
  const choose = (brings: boolean) => () => changeDraft((now) => withTerms(now, { brings }));
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">{copy.title}</legend>
      <ComposerOption name="brings" label={copy.yes} isChosen={chosen === true} onChoose={choose(true)}>
        <span className="text-sm text-ink-soft">{copy.yesText}</span>
      </ComposerOption>
      <ComposerOption
        name="brings"
        label={copy.no}
        isChosen={chosen === false}
        isShut={isShut}
        onChoose={choose(false)}
      >
        <span className="text-sm text-ink-soft">{isShut ? copy.noShut : copy.noText}</span>
      </ComposerOption>
      {(isWrong && chosen === null) || (isShut && chosen === false) ? (
        <FieldError>{copy.refused}</FieldError>
      ) : null}
    </fieldset>
  );
}

const freshMs = 60_000;

/** False where neither online payment nor enough credit is there for a task that brings nothing; unknown without network. */
function useCanBePaidBefore(draft: Draft): boolean | undefined {
  const there = withTerms(draft, { brings: false });
  const request = quoteRequestOf(there);
  const { data: quote } = useQuery({
    ...apiQuery(quoteOrder, request ?? nothingAsked),
    enabled: request !== null,
    staleTime: freshMs,
  });
  return quote && canPay('online', waysOf(there, quote));
}
