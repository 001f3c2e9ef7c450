import { sharingCopy } from '#contract/copy/tracking/sharing.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import { useWatchedOrder } from '#web/features/orders/queries.ts';
import { OrderHeading } from '#web/features/orders/track/heading.tsx';
import { LostGoat } from '#web/illustrations/lost-goat.tsx';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { TrackedView } from './tracked-order.tsx';

/** An order for family who were sent the link. */
export function WatchedOrder({ code, watchKey }: { code: string; watchKey: string }) {
  const { form } = useCatalogue(trackingCopy);
  const { share } = useCatalogue(sharingCopy);
  const query = useWatchedOrder(code, watchKey);
  if (query.error instanceof ApiError && query.error.code === 'not-found') {
    return (
      <EmptyState
        isWholeScreen
        picture={<LostGoat />}
        title={share.overTitle}
        text={share.overText}
        action={<ButtonLink href={paths.track}>{form.submit}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <OrderHeading code={code} />
      <TrackedView query={query}>
        <p className="text-ink-soft">{share.watched}</p>
      </TrackedView>
    </>
  );
}
