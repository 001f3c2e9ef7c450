import { trackingCopy } from '#contract/copy/tracking.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';

/** Which order this is; its code is read in one piece. */
export function OrderHeading({ code }: { code: string }) {
  const { page } = useCatalogue(trackingCopy);
  return (
    <h1>
      {page.order} <span className="whitespace-nowrap">{code}</span>
    </h1>
  );
}
