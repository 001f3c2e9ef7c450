import { useState, type ComponentType } from 'react';
import type { GalleryName } from '#contract/markets/gallery.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { GalleryImage } from '#web/features/markets/gallery-image.tsx';
import { galleryPictures } from '#web/features/markets/gallery-pictures.ts';
import { useGallery } from '#web/features/markets/queries.ts';
import type { ViewerProps } from './gallery-viewer.tsx';
import { Section } from './section.tsx';

/** Pictures from the market; a tap opens one large, in a viewer that is only then downloaded. */
export function Gallery() {
  const { landing, errors } = useCopy();
  const { gallery } = landing;
  // A drawing stands wherever no photo is known.
  const photos = useGallery() ?? [];
  const photoOf = (name: GalleryName) => photos.find((photo) => photo.name === name)?.imageUrl ?? null;
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
        {galleryPictures.map((picture, place) => (
          <li key={picture.name}>
            <button
              type="button"
              className="grid w-full cursor-zoom-in gap-2 rounded-lg border border-line bg-surface p-3 text-left font-extrabold hover:border-leaf"
              aria-label={gallery.enlarge(gallery.captions[picture.name])}
              onClick={() => void open(place)}
            >
              <GalleryImage
                picture={picture}
                photo={photoOf(picture.name)}
                isInButton
                className="aspect-[4/3] h-auto w-full"
              />
              {gallery.captions[picture.name]}
            </button>
          </li>
        ))}
      </ul>
      {Viewer === null || openedAt === null ? null : (
        <Viewer
          pictures={galleryPictures}
          photoOf={photoOf}
          startAt={openedAt}
          onClose={() => setOpenedAt(null)}
        />
      )}
    </Section>
  );
}
