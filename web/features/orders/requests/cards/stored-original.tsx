import { requestsCopy } from '#contract/copy/order/requests.ts';
import { useStoredBlob } from '#web/data/use-stored-blob.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { isPicture } from '../shared-originals.ts';

/** A recording or photo that lies on this phone only, to be heard or seen again. */
export function StoredOriginal({ id }: { id: string }) {
  const { card: copy } = useCatalogue(requestsCopy);
  const shown = useStoredBlob(id);
  if (shown === undefined) return null;
  if (isPicture(shown))
    return <img src={shown.url} alt={copy.photos} className="w-full rounded-md border-2 border-line" />;
  // Its speaker knows what was said.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <audio controls src={shown.url} aria-label={copy.voice} className="w-full" />;
}
