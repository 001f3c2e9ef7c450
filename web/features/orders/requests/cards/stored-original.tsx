import { useEffect, useState } from 'react';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { pictureOnDevice } from '#web/offline/storage/pictures.ts';

/** A recording or photo that lies on this phone only, to be heard or seen again. */
export function StoredOriginal({ id }: { id: string }) {
  const { card: words } = useCatalogue(requestsCopy);
  const [shown, setShown] = useState<{ url: string; isPicture: boolean } | null>(null);
  useEffect(() => {
    let isGone = false;
    let url: string | null = null;
    const show = async () => {
      const blob = await pictureOnDevice(id);
      if (blob === undefined || isGone) return;
      url = URL.createObjectURL(blob);
      setShown({ url, isPicture: blob.type.startsWith('image/') });
    };
    // Out of a store that cannot be read nothing is shown.
    void show().catch(() => undefined);
    return () => {
      isGone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [id]);
  if (shown === null) return null;
  if (shown.isPicture)
    return <img src={shown.url} alt={words.photos} className="w-full rounded-md border-2 border-line" />;
  // Its speaker knows what was said.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <audio controls src={shown.url} aria-label={words.voice} className="w-full" />;
}
