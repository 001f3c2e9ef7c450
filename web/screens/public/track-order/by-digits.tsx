import { useLocation } from 'wouter';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import { signInAddress } from '#web/lib/screen/access.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { OrderHeading } from '#web/features/orders/track/heading.tsx';
import { useTrackedOrder } from '#web/features/orders/queries.ts';
import { AskForLink } from '#web/features/orders/track/ask-for-link.tsx';
import { AdminTalk } from '#web/features/chat/opening/support.tsx';
import { TrackForm } from '#web/features/orders/access/track-form.tsx';
import { TrackedView } from './tracked-order.tsx';

/** An order for whoever knows its code and the end of the phone; asks for what is missing. */
export function TrackByDigits({ code, digits }: { code: string; digits: string | null }) {
  const { form } = useCatalogue(trackingCopy);
  const [, navigate] = useLocation();
  const isSignedIn = Boolean(useMe());
  if (digits !== null) {
    return (
      <>
        <OrderHeading code={code} />
        <Tracked code={code} digits={digits} />
      </>
    );
  }
  return (
    <div className="grid max-w-xl gap-5">
      <div>
        <OrderHeading code={code} />
        <p className="mt-2 text-ink-soft">{form.lockedLead}</p>
      </div>
      <TrackForm
        code={code}
        onFound={(found) =>
          navigate(paths.trackOrder(found.code), { replace: true, state: { digits: found.digits } })
        }
      />
      {!isSignedIn && (
        <ButtonLink href={signInAddress(paths.trackOrder(code))} variant="quiet">
          {form.signInInstead}
        </ButtonLink>
      )}
    </div>
  );
}

function Tracked({ code, digits }: { code: string; digits: string }) {
  return (
    <TrackedView query={useTrackedOrder(code, digits)}>
      <AskForLink code={code} digits={digits} />
      <AdminTalk />
    </TrackedView>
  );
}
