import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import { LostGoat } from '#web/illustrations/lost-goat.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';

/** No order stands behind this address. */
export function OrderNotFound() {
  const { trouble, form } = useCatalogue(trackingCopy);
  return (
    <EmptyState
      isWholeScreen
      picture={<LostGoat />}
      title={trouble.notFoundTitle}
      text={trouble.notFoundText}
      action={<ButtonLink href={paths.track}>{form.submit}</ButtonLink>}
    />
  );
}
