import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { paths } from '#contract/paths.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { afterPaint } from '#web/lib/page/after-paint.ts';
import { signInAddress } from '#web/lib/screen/access.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { addressedRequest } from '../keys.ts';

interface Named {
  /** The list that a notice's link names. */
  id: string | null;
  /** No account is signed in that could have it. */
  wantsSignIn: boolean;
  /** Makes the address plain: loaded anew, the page shows what it always does. */
  forget: () => void;
}

/** The list of the address; one that the account does not have is forgotten without a word. */
export function useNamed(isOwnRead: boolean): Named {
  const id = addressedRequest(useSearch());
  const isSignedOut = useMe() === null;
  const forget = useCallback(
    () => history.replaceState(history.state, '', location.pathname + location.hash),
    [],
  );
  useEffect(() => {
    // After its card, which is drawn with the same answer.
    return id !== null && isOwnRead ? afterPaint(forget) : undefined;
  }, [id, isOwnRead, forget]);
  return { id, wantsSignIn: id !== null && isSignedOut, forget };
}

interface Props {
  isNamed: boolean;
  onShown: () => void;
  children: ReactNode;
}

/** Brings the list that a notice names into sight, with the keyboard at its head. */
export function InSight({ isNamed, onShown, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNamed) return undefined;
    // An arrival at the page scrolls to its head, and comes first.
    return afterPaint(() => {
      card.current?.scrollIntoView({ block: 'start' });
      card.current?.focus({ preventScroll: true });
      onShown();
    });
  }, [isNamed, onShown]);
  return (
    <div ref={card} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

/** A notice came for an account that is not signed in on this phone any more. */
export function SignInFirst() {
  const { card: copy } = useCatalogue(requestsCopy);
  const search = useSearch();
  return (
    <Card title={copy.signInTitle}>
      <p>{copy.signInText}</p>
      <ButtonLink href={signInAddress(`${paths.order}?${search}`)}>{copy.signIn}</ButtonLink>
    </Card>
  );
}
