import { trackingCopy } from '#contract/copy/tracking.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';

/** The code is one piece, so that screen readers do not split it. */
export function OrderHeading({ code }: { code: string }) {
  const { page } = useCatalogue(trackingCopy);
  return (
    <h1>
      {page.order} <span className="inline-block wrap-anywhere">{code}</span>
    </h1>
  );
}
