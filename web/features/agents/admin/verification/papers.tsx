import { useState } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import type { AgentForAdmin } from '#contract/agents/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { UploadedPicture } from '#web/ui/pictures/uploaded-picture.tsx';
import { AdminZoom } from './zoom.tsx';

type Papers = Pick<AgentForAdmin, 'name' | 'photoUrl' | 'idPhotoUrl'>;

interface Props {
  agent: Papers;
  /** There is room to see them whole. */
  isLarge?: boolean;
}

/** Face and paper beside each other, to be compared; a touch makes one larger. */
export function AdminPapers({ agent: { name, photoUrl, idPhotoUrl }, isLarge = false }: Props) {
  const { agents: copy } = useCatalogue(adminCopy);
  const shape = isLarge ? 'h-64 w-full object-contain sm:h-80' : 'aspect-square w-full object-cover';
  return (
    <div className="grid grid-cols-2 gap-3">
      <Paper address={photoUrl} title={copy.photoTitle} label={copy.photo(name)} shape={shape} />
      <Paper address={idPhotoUrl} title={copy.idPhotoTitle} label={copy.idPhoto(name)} shape={shape} />
    </div>
  );
}

interface PaperProps {
  address: string;
  title: string;
  label: string;
  shape: string;
}

function Paper({ address, title, label, shape }: PaperProps) {
  const [isZoomed, setZoomed] = useState(false);
  return (
    <div className="grid gap-1">
      <p className="text-sm text-ink-soft">{title}</p>
      <button
        type="button"
        aria-label={label}
        className="block cursor-zoom-in overflow-hidden rounded-md border-2 border-line bg-sunk hover:border-leaf"
        onClick={() => setZoomed(true)}
      >
        <UploadedPicture
          isInButton
          src={address}
          alt={label}
          loading="lazy"
          className={classNames('block', shape)}
        />
      </button>
      <Sheet open={isZoomed} onClose={() => setZoomed(false)} title={label}>
        <AdminZoom address={address} label={label} />
      </Sheet>
    </div>
  );
}
