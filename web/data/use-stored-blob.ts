import { useEffect, useState } from 'react';
import { pictureOnDevice } from '#web/offline/storage/pictures.ts';

interface StoredBlob {
  url: string;
  type: string;
}

/** A photo or recording that is still on this phone, once it was read; null asks for none. */
export function useStoredBlob(key: string | null): StoredBlob | undefined {
  const [shown, setShown] = useState<StoredBlob>();
  useEffect(() => {
    if (key === null) return;
    let url: string | undefined;
    let isGone = false;
    const show = async () => {
      const blob = await pictureOnDevice(key);
      if (blob === undefined || isGone) return;
      url = URL.createObjectURL(blob);
      setShown({ url, type: blob.type });
    };
    // Out of a store that cannot be read nothing is shown.
    void show().catch(() => undefined);
    return () => {
      isGone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [key]);
  return shown;
}
