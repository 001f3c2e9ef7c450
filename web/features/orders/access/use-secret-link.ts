import { useCallback, useState } from 'react';
import { keepOrderLink, orderLink } from '../links.ts';

export interface SecretLink {
  token: string | null;
  /** True for a link that opened the order once; one that the address brought has yet to. */
  isHeld: boolean;
  /** The link did open the order: it stays on this device and leaves the address bar. */
  keep: (placedAt: string) => void;
}

/** The secret half of an order's link: what the address brought, else what this device holds. */
export function useSecretLink(code: string): SecretLink {
  const [brought, setBrought] = useState(() => window.location.hash.slice(1));
  const held = orderLink(code)?.token ?? null;
  const keep = useCallback(
    (placedAt: string) => {
      if (brought === '') return;
      keepOrderLink({ code, token: brought, placedAt });
      history.replaceState(history.state, '', window.location.pathname + window.location.search);
      setBrought('');
    },
    [code, brought],
  );
  return { token: brought === '' ? held : brought, isHeld: brought === '' && held !== null, keep };
}
