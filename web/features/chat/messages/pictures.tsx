import { useState } from 'react';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { StoredPicture } from '#web/data/stored-picture.tsx';
import type { ShownMessage } from './shown-message.ts';

/** The photos of a message; a touch makes one large. Each takes its place before it is there, so that nothing jumps. */
export function MessagePictures({ message }: { message: ShownMessage }) {
  const { list: copy } = useCatalogue(talkCopy);
  const [large, setLarge] = useState<string | null>(null);
  if (message.pictures.length === 0) return null;
  const label = message.isMine ? copy.ownPhoto : copy.photo(message.name);
  return (
    <>
      <ul className="flex flex-wrap gap-1.5">
        {message.pictures.map((address) => (
          <li key={address}>
            <button
              type="button"
              aria-label={label}
              className="block cursor-pointer overflow-hidden rounded-sm"
              onClick={() => setLarge(address)}
            >
              <StoredPicture
                address={address}
                isInButton
                className={message.pictures.length === 1 ? 'block h-44 w-56 max-w-full' : 'block size-24'}
              />
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={large !== null} onClose={() => setLarge(null)} title={label}>
        {large !== null && (
          <StoredPicture address={large} isAsked className="max-h-[70dvh] w-full object-contain" />
        )}
      </Dialog>
    </>
  );
}
