import { shownWidthsOf } from '#contract/media/shown-picture.ts';
import { classNames } from '#web/ui/class-names.ts';
import { UploadedPicture } from '#web/ui/pictures/uploaded-picture.tsx';
import type { GalleryPicture } from './gallery-pictures.ts';

interface Props {
  picture: GalleryPicture;
  /** The photo in place of the drawing, where somebody brought one. */
  photo: string | null;
  /** Set where nothing beside the picture names it. */
  title?: string;
  isLarge?: boolean;
  isInButton?: boolean;
  className: string;
}

/** One picture of the gallery: its drawing, or the photo that stands there. */
export function GalleryImage({ picture, photo, title, isLarge, isInButton = false, className }: Props) {
  if (photo === null) return <picture.Drawing className={className} {...(title && { title })} />;
  return (
    <UploadedPicture
      src={photo}
      srcSet={shownWidthsOf(photo)}
      sizes={isLarge ? '(min-width: 48rem) 40rem, 100vw' : '(min-width: 48rem) 14rem, 45vw'}
      alt={title ?? ''}
      className={classNames('rounded-md bg-sunk', isLarge ? 'object-contain' : 'object-cover', className)}
      width={640}
      height={480}
      loading="lazy"
      decoding="async"
      isInButton={isInButton}
    />
  );
}
