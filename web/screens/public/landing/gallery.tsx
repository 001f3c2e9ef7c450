import { useState, type ComponentType } from 'react';
import { useCopy } from '../../../lib/surroundings.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { galleryPictures } from './gallery-pictures.ts';
import type { ViewerProps } from './gallery-viewer.tsx';
import { Section } from './section.tsx';

/** Pictures from the market; a tap opens one large, in a viewer that is only then downloaded. */
export function Gallery() {
  const { landing, errors } = useCopy();
  const { gallery } = landing;
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps> | null>(null);
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const open = async (place: number) => {
    try {
      const { GalleryViewer } = await import('./gallery-viewer.tsx');
      setViewer(() => GalleryViewer);
      setOpenedAt(place);
    } catch {
      showToast({ title: errors.noNetworkTitle, description: errors.noNetwork, tone: 'danger' });
    }
  };
  return (
    <Section id="gallery" title={gallery.title} text={gallery.text}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {galleryPictures.map(({ name, Drawing }, place) => (
          <li key={name}>
            <button
              type="button"
              className="grid w-full cursor-zoom-in gap-2 rounded-lg border border-line bg-surface p-3 text-left font-extrabold hover:border-leaf"
              aria-label={gallery.enlarge(gallery.captions[name])}
              onClick={() => void open(place)}
            >
              <Drawing className="h-auto w-full" />
              {gallery.captions[name]}
            </button>
          </li>
        ))}
      </ul>
      {Viewer === null || openedAt === null ? null : (
        <Viewer pictures={galleryPictures} startAt={openedAt} onClose={() => setOpenedAt(null)} />
      )}
    </Section>
  );
}
