import { useState } from 'react';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ComingPicture } from '#web/ui/pictures/coming-picture.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { UploadedPicture } from '#web/ui/pictures/uploaded-picture.tsx';

/** Photo of the offered goods; a touch enlarges it. */
export function QuestionPhoto({ address, label }: { address: string; label: string }) {
  const { questions: copy } = useCatalogue(trackingCopy);
  const [isLarge, setLarge] = useState(false);
  const [isAway, setAway] = useState(false);
  if (isAway) return <p className="rounded-md bg-sunk p-4 text-center text-ink-soft">{copy.photoAway}</p>;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        className="block w-full cursor-pointer overflow-hidden rounded-md"
        onClick={() => setLarge(true)}
      >
        <UploadedPicture
          isInButton
          src={address}
          alt={label}
          className="h-32 w-full bg-sunk object-cover sm:h-72"
          onError={() => setAway(true)}
        />
      </button>
      <Dialog open={isLarge} onClose={() => setLarge(false)} title={label}>
        <ComingPicture src={address} alt={label} className="max-h-[70dvh] w-full rounded-md object-contain" />
      </Dialog>
    </>
  );
}
