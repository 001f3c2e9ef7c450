import { classNames } from '#web/ui/class-names.ts';
import { ComingPicture } from '#web/ui/pictures/coming-picture.tsx';
import { UploadedPicture } from '#web/ui/pictures/uploaded-picture.tsx';
import { useStoredBlob } from './use-stored-blob.ts';

interface Props {
  address: string;
  className?: string;
  /** It stands in a button that shows it large. */
  isInButton?: boolean;
  /** The person has touched something to see it. */
  isAsked?: boolean;
}

/** A photo from the server, or one that is still on this phone and stands under its key. */
export function StoredPicture({ address, className, isInButton = false, isAsked = false }: Props) {
  const isServed = address.includes('/');
  const preview = useStoredBlob(isServed ? null : address);
  const look = classNames('shrink-0 rounded-sm bg-sunk object-cover', className);
  if (isServed && !isAsked)
    return <UploadedPicture src={address} alt="" className={look} isInButton={isInButton} />;
  if (isServed) return <ComingPicture src={address} alt="" className={look} />;
  return preview === undefined ? (
    <span className={look} />
  ) : (
    <img src={preview.url} alt="" className={look} />
  );
}
