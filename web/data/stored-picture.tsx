import { useEffect, useState } from 'react';
import { pictureOnDevice } from '#web/offline/storage/pictures.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ComingPicture } from '#web/ui/pictures/coming-picture.tsx';
import { UploadedPicture } from '#web/ui/pictures/uploaded-picture.tsx';

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
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    if (isServed) return;
    let shown: string | undefined;
    let isGone = false;
    void pictureOnDevice(address).then((blob) => {
      if (blob === undefined || isGone) return;
      shown = URL.createObjectURL(blob);
      setPreview(shown);
    });
    return () => {
      isGone = true;
      if (shown !== undefined) URL.revokeObjectURL(shown);
    };
  }, [address, isServed]);
  const look = classNames('shrink-0 rounded-sm bg-sunk object-cover', className);
  if (isServed && !isAsked)
    return <UploadedPicture src={address} alt="" className={look} isInButton={isInButton} />;
  if (isServed) return <ComingPicture src={address} alt="" className={look} />;
  return preview === undefined ? <span className={look} /> : <img src={preview} alt="" className={look} />;
}
