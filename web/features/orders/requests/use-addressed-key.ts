import { useEffect } from 'react';
import { useMe } from '#web/features/accounts/queries.ts';
import { takeAddressedKey } from './keys.ts';

/** Takes the key that a text message brought, on arrival and where an app that is open already is led to it. */
export function useAddressedKey(onTaken: () => void): void {
  const owner = useMe()?.id ?? null;
  useEffect(() => {
    const take = () => {
      if (takeAddressedKey(owner)) onTaken();
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [owner, onTaken]);
}
