import { useState } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import type { AgentForStaff } from '#contract/agents/schema.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { UploadedPicture } from '../../../ui/uploaded-picture.tsx';

type Papers = Pick<AgentForStaff, 'name' | 'photoUrl' | 'idPhotoUrl'>;

/** Face and paper beside each other, to be compared; a touch makes one large. */
export function StaffPapers({ agent: { name, photoUrl, idPhotoUrl } }: { agent: Papers }) {
  const { agents: words } = useCatalogue(adminCopy);
  return (
    <div className="grid grid-cols-2 gap-3">
      <Paper address={photoUrl} title={words.photoTitle} label={words.photo(name)} />
      <Paper address={idPhotoUrl} title={words.idPhotoTitle} label={words.idPhoto(name)} />
    </div>
  );
}

function Paper({ address, title, label }: { address: string; title: string; label: string }) {
  const [isLarge, setLarge] = useState(false);
  return (
    <div className="grid gap-1">
      <p className="text-sm text-ink-soft">{title}</p>
      <button
        type="button"
        aria-label={label}
        className="block cursor-pointer overflow-hidden rounded-md border-2 border-line bg-sunk hover:border-leaf"
        onClick={() => setLarge(true)}
      >
        <UploadedPicture
          isInButton
          src={address}
          alt={label}
          loading="lazy"
          className="aspect-square w-full object-cover"
        />
      </button>
      <Dialog open={isLarge} onClose={() => setLarge(false)} title={label}>
        <img src={address} alt={label} className="max-h-[70dvh] w-full rounded-md object-contain" />
      </Dialog>
    </div>
  );
}
