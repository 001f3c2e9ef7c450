import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { useMe } from '#web/features/accounts/queries.ts';
import { addressedRequest, takeAddressedKey } from './keys.ts';

/**
 * Takes the key that a text message brought, on arrival and where an app that is open already is led to it. A list that
 * a notice names is looked for among those of the account.
 */
export function useAddressedKey(onTaken: () => void): void {
  const owner = useMe()?.id ?? null;
  const named = addressedRequest(useSearch());
  useEffect(() => {
    if (named !== null) onTaken();
  }, [named, onTaken]);
  useEffect(() => {
    const take = () => {
      if (takeAddressedKey(owner)) onTaken();
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [owner, onTaken]);
}
