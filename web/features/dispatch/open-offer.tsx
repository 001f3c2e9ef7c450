import { useEffect, useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { declineReasons, offerSeconds, type DeclineReason, type Offer } from '#contract/dispatch/schema.ts';
import { ApiError, sentenceOf } from '#web/lib/network/api-error.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { secondsUntil } from '#web/lib/network/server-clock.ts';
import { useCatalogue, useCopy } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { SheetActions } from '#web/ui/overlays/sheet-actions.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useAcceptOffer, useAskAnew, useDeclineOffer } from './mutations.ts';
import { OfferTerms } from './offer-terms.tsx';

interface Props {
  offer: Offer;
  /** The agent has taken or declined it. */
  onDecided: () => void;
}

/** One offer: how long it stands, what it earns and asks, and the answer under the thumb. */
export function OpenOffer({ offer, onDecided }: Props) {
  const { offers: copy } = useCatalogue(agentCopy);
  const [isDeclining, setDeclining] = useState(false);
  const accept = useAccept(offer, onDecided);
  const decline = useDecline(offer, onDecided);
  const isSettled = useSettled();
  const { refusal } = isDeclining ? decline : accept;
  return (
    <>
      <Countdown endsAt={offer.endsAt} />
      {isDeclining ? <Reasons decline={decline} /> : <OfferTerms offer={offer} />}
      <SheetActions>
        {refusal !== undefined && <Alert tone="danger">{refusal}</Alert>}
        <div
          className="grid grid-cols-[2fr_1fr] gap-3"
          style={isSettled ? undefined : { pointerEvents: 'none' }}
        >
          <Button
            size="large"
            isBusy={accept.isPending}
            onClick={() => {
              setDeclining(false);
              accept.take();
            }}
            className="px-3"
          >
            {accept.isPending ? copy.accepting : copy.accept}
          </Button>
          <Button
            size="large"
            variant="secondary"
            className="px-3"
            aria-expanded={isDeclining}
            onClick={() => setDeclining(!isDeclining)}
          >
            {isDeclining ? copy.goBack : copy.decline}
          </Button>
        </div>
      </SheetActions>
    </>
  );
}

/** A thumb that was typing when the offer came answers nothing by accident: the buttons take no touch at first. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), 600);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

function useAccept(offer: Offer, onDecided: () => void) {
  const { offers: copy } = useCatalogue(agentCopy);
  const { errors } = useCopy();
  const [clientRequestId] = useState(newRequestId);
  const accept = useAcceptOffer();
  const askAnew = useAskAnew();
  const { error } = accept;
  const isOver = error instanceof ApiError && error.code === 'offer-over';
  const take = () =>
    accept.mutate(
      { clientRequestId, offerId: offer.id },
      {
        onSuccess: () => {
          onDecided();
          showToast({ title: copy.taken, description: copy.takenText, tone: 'success' });
        },
        onError: askAnew,
      },
    );
  const refusal = error === null ? undefined : isOver ? copy.lost : (sentenceOf(error) ?? errors.noNetwork);
  return { take, refusal, isPending: accept.isPending };
}

function useDecline(offer: Offer, onDecided: () => void) {
  const { errors } = useCopy();
  const decline = useDeclineOffer();
  const say = (reason: DeclineReason) => {
    onDecided();
    decline.mutate({ offerId: offer.id, reason });
  };
  const refusal = decline.error === null ? undefined : (sentenceOf(decline.error) ?? errors.noNetwork);
  return { say, refusal, said: decline.isPending ? decline.variables.reason : undefined };
}

/** The reason for a no: one touch, and the next agent is asked. */
function Reasons({ decline }: { decline: ReturnType<typeof useDecline> }) {
  const { offers: copy } = useCatalogue(agentCopy);
  return (
    <div className="grid content-start gap-2">
      <h3>{copy.declineTitle}</h3>
      <p className="text-ink-soft">{copy.declineText}</p>
      {declineReasons.map((reason) => (
        <Button
          key={reason}
          variant="secondary"
          isWide
          isBusy={decline.said === reason}
          onClick={() => decline.say(reason)}
        >
          {copy.declineReasons[reason]}
        </Button>
      ))}
    </div>
  );
}

function Countdown({ endsAt }: Pick<Offer, 'endsAt'>) {
  const { offers: copy } = useCatalogue(agentCopy);
  const left = secondsUntil(endsAt);
  return (
    <div className="grid content-start gap-2">
      <p className="font-extrabold" role="timer">
        {copy.left(left)}
      </p>
      <progress className="run-progress" max={offerSeconds} value={left} aria-hidden="true" />
    </div>
  );
}
