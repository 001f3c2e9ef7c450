import type { Original } from '#contract/orders/requests/schema.ts';
import { pathOf } from './path-of.ts';
import { PhotoViewer } from './photos.tsx';
import { VoicePlayer } from './player.tsx';

/** A voice note or photos that came in place of a typed list, to be heard or seen. */
export function OriginalView({ original }: { original: Original }) {
  return original.kind === 'voice' ? (
    <VoicePlayer key={pathOf(original.url)} src={original.url} seconds={original.seconds} />
  ) : (
    <PhotoViewer urls={original.urls} />
  );
}
