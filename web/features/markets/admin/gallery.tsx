import { useQuery } from '@tanstack/react-query';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { GalleryName } from '#contract/markets/gallery.ts';
import type { PictureId } from '#contract/media/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { useSetGalleryPhoto } from './queries.ts';
import { galleryPictures, type GalleryPicture } from '../gallery-pictures.ts';
import { galleryQuery } from '../queries.ts';
import { GalleryImage } from '../gallery-image.tsx';
import { PhotoUpload } from './photo-upload.tsx';
import { AdminPart } from '#web/ui/dense-section.tsx';

/** Pictures of the landing page’s gallery; a photo can replace each drawing. */
export function AdminGallery() {
  const { gallery: copy } = useCatalogue(adminMarketsCopy);
  const query = useQuery(galleryQuery);
  return (
    <AdminPart title={copy.title} lead={copy.text}>
      <QueryBoundary query={query} waiting={<Skeleton className="h-64" />}>
        {(photos) => (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {galleryPictures.map((picture) => (
              <li key={picture.name}>
                <Place
                  picture={picture}
                  photo={photos.find(({ name }) => name === picture.name)?.imageUrl ?? null}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </AdminPart>
  );
}

function Place({ picture, photo }: { picture: GalleryPicture; photo: string | null }) {
  const { gallery: copy } = useCatalogue(adminMarketsCopy);
  const set = useSet(picture.name);
  const name = copy.names[picture.name];
  return (
    <article className="grid gap-3 rounded-lg border border-line bg-surface p-3">
      <GalleryImage picture={picture} photo={photo} title={name} className="aspect-[4/3] h-auto w-full" />
      <h3 className="flex flex-wrap items-center gap-2">
        {name}
        <Badge tone={photo === null ? 'plain' : 'leaf'}>
          {photo === null ? copy.isDrawing : copy.isPhoto}
        </Badge>
      </h3>
      <PhotoUpload label={copy.label(name)} hasOne={photo !== null} onThere={set} />
      {photo !== null && (
        <Button variant="quiet" onClick={() => set(null)}>
          {copy.remove(name)}
        </Button>
      )}
    </article>
  );
}

function useSet(name: GalleryName): (pictureId: PictureId | null) => void {
  const { gallery: copy } = useCatalogue(adminMarketsCopy);
  const write = useSetGalleryPhoto();
  const failed = useFailure();
  return (pictureId) =>
    write.mutate(
      { name, pictureId },
      {
        onSuccess: () =>
          showToast({
            title: (pictureId === null ? copy.removed : copy.kept)(copy.names[name]),
            tone: 'success',
          }),
        onError: failed,
      },
    );
}
