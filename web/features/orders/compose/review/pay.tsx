import { payCopy } from '#contract/copy/payments.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { phonesCopy } from '#contract/copy/phones.ts';
import { readPhone } from '#contract/phone.ts';
import type { Quote } from '#contract/orders/placing/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { canPay, payWayOf } from '#web/features/orders/placing/pay-ways.ts';
import { changeDraft, useDraftPart } from '#web/features/orders/placing/draft-store.ts';
import { receiverOf, type Draft } from '#web/features/orders/placing/draft.ts';
import { ceilingOf, waysOf } from '#web/features/orders/placing/order-of-draft.ts';
import type { Part } from '#web/features/orders/placing/parts.ts';
import { DoorShut } from './door-shut.tsx';
import { PayChoice, wayLabel } from './pay-choice.tsx';
import { ReviewMatter } from '../section.tsx';
import { useOpened } from '../use-opened.ts';

interface Props {
  draft: Draft;
  quote: Quote;
  onChange: (part: Part) => void;
}

/** The way to pay: one line where that needs no word, and open where a way is shut or money is known about. */
export function ComposerPay({ draft, quote, onChange }: Props) {
  const { pay } = useCatalogue(orderCopy);
  const { choice } = useCatalogue(payCopy);
  const phones = useCatalogue(phonesCopy);
  const ceilingKobo = ceilingOf(draft, quote);
  const ways = waysOf(draft, quote);
  // The choice under the finger answers at once; the draft that is drawn comes after.
  const chosen = useDraftPart(({ payWay }) => payWay);
  const way = payWayOf(chosen, ways);
  const isUnasked = chosen === null && ways.door !== 'open';
  const [isOpen, open] = useOpened('pay', ways.creditKobo > 0 || isUnasked || !canPay(way, ways));
  const { unverifiedKobo, verifiedBy, verified } = quote.payOnDelivery;
  const isKnown = verified.some((own) => own === readPhone(draft.customer.phone));
  const wantsProof =
    way === 'on_delivery' && ways.door === 'open' && ceilingKobo > unverifiedKobo && !isKnown;
  return (
    <>
      <ReviewMatter
        place="pay"
        title={pay.title}
        value={wayLabel(choice, way, receiverOf(draft))}
        isOpen={isOpen}
        onChange={open}
      >
        <PayChoice
          quote={quote}
          ways={ways}
          ceilingKobo={ceilingKobo}
          chosen={chosen}
          onChoose={(payWay) => changeDraft((now) => ({ ...now, payWay }))}
        />
        {!canPay(way, ways) && ways.door === 'none' && (
          <Button variant="secondary" onClick={() => onChange('where')}>
            {choice.paidBefore.toDoor}
          </Button>
        )}
        {ways.door === 'above-cap' && !ways.isAllCredit && (
          <DoorShut draft={draft} quote={quote} isKnown={isKnown} onChange={onChange} />
        )}
      </ReviewMatter>
      {wantsProof && (
        <p className="flex gap-2 pt-2">
          <Icon name="phone" />
          {(verifiedBy === 'code' ? phones.willCode : phones.willCall)(naira(unverifiedKobo))}
        </p>
      )}
    </>
  );
}
