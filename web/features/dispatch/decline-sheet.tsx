import { agentCopy } from '#contract/copy/agent.ts';
import { declineReasons, type DeclineReason, type Offer } from '#contract/dispatch/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { useDeclineOffer } from './mutations.ts';

interface Props {
  open: boolean;
  offer: Offer;
  onDecided: () => void;
  onClose: () => void;
}

/** Why not: one touch, and the next agent is asked. */
export function DeclineSheet({ open, offer, onDecided, onClose }: Props) {
  const { offers: words } = useCatalogue(agentCopy);
  const decline = useDeclineOffer();
  const failed = useFailure();
  const say = (reason: DeclineReason) => {
    onDecided();
    decline.mutate({ offerId: offer.id, reason }, { onSuccess: onClose, onError: failed });
  };
  return (
    <Sheet open={open} onClose={onClose} title={words.declineTitle}>
      <p className="text-ink-soft">{words.declineText}</p>
      <div className="grid gap-2">
        {declineReasons.map((reason) => (
          <Button
            key={reason}
            variant="secondary"
            size="large"
            isWide
            isBusy={decline.isPending && decline.variables.reason === reason}
            onClick={() => say(reason)}
          >
            {words.declineReasons[reason]}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
