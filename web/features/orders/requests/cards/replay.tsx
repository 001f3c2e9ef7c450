import { requestsCopy } from '#contract/copy/order/requests.ts';
import type { Original } from '#contract/orders/requests/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';

/** The voice note with large controls, or the photos in a size that can be read. */
export function Replay({ original }: { original: Original }) {
  const { card: copy } = useCatalogue(requestsCopy);
  if (original.kind === 'voice')
    // The text that staff write of it stands in the list.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <audio controls preload="none" src={original.url} aria-label={copy.voice} className="w-full" />;
  return (
    <ul className="grid gap-3" aria-label={copy.photos}>
      {original.urls.map((url, place) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={copy.photo(place + 1)} className="w-full rounded-md border-2 border-line" />
          </a>
        </li>
      ))}
    </ul>
  );
}
