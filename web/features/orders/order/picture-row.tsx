import { useState } from 'react';
import { claimsCopy } from '#contract/copy/claims.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ComingPicture } from '#web/ui/pictures/coming-picture.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { UploadedPicture } from '#web/ui/pictures/uploaded-picture.tsx';

interface Props {
  /** Their addresses. */
  pictures: readonly string[];
  /** Name of the picture at this place, counted from 1. */
  nameOf: (place: number) => string;
}

/** Pictures in a row; a touch makes one large. */
export function PictureRow({ pictures, nameOf }: Props) {
  const copy = useCatalogue(claimsCopy);
  const [shown, setShown] = useState<number | null>(null);
  const large = shown === null ? undefined : pictures[shown];
  const title = shown === null ? '' : nameOf(shown + 1);
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className="flex flex-wrap gap-3">
        {pictures.map((address, at) => (
          // Their place is what tells them apart: an address changes with every answer.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <Thumbnail
              key={address}
              address={address}
              label={copy.enlarge(nameOf(at + 1))}
              onOpen={() => setShown(at)}
            />
          </li>
        ))}
      </ul>
      <Dialog open={large !== undefined} onClose={() => setShown(null)} title={title}>
        {large !== undefined && (
          <ComingPicture src={large} alt={title} className="max-h-[70dvh] w-full rounded-md object-contain" />
        )}
      </Dialog>
    </>
  );
}

function Thumbnail({ address, label, onOpen }: { address: string; label: string; onOpen: () => void }) {
  const copy = useCatalogue(claimsCopy);
  const [isAway, setAway] = useState(false);
  if (isAway) {
    return (
      <p className="grid size-24 place-items-center rounded-md bg-sunk p-2 text-center text-sm text-ink-soft">
        {copy.pictureAway}
      </p>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      className="block cursor-pointer overflow-hidden rounded-md border-2 border-line hover:border-leaf"
      onClick={onOpen}
    >
      <UploadedPicture
        isInButton
        src={address}
        alt=""
        loading="lazy"
        className="size-24 object-cover"
        onError={() => setAway(true)}
      />
    </button>
  );
}
