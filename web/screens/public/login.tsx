import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { OneTimeLinkForm } from '#web/features/accounts/one-time-links/one-time-link-form.tsx';
import { SignInForm, type SignInMode } from '#web/features/accounts/sessions/sign-in-form.tsx';
import { readOneTimeLink, type OneTimeLink } from '#web/features/accounts/one-time-links/one-time-link.ts';
import { Brand } from '#web/features/settings/brand.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';

export const page: ScreenPage = {
  meta: ({ copy, client }) => ({
    title: `${copy.login.title} · ${cachedSetting(client, 'business_name')}`,
    description: copy.login.description,
  }),
};

/** Signing in, opening an account, and what a one-time link opens. */
export default function Login() {
  const { login } = useCopy();
  const [mode, setMode] = useState<SignInMode>('sign-in');
  const [link, giveUpLink] = useOneTimeLink();
  const head = headingOf(mode, link, login);
  return (
    <main id="main" className="grid min-h-dvh content-center justify-items-center px-4 py-8">
      <div className="grid w-full max-w-md gap-6">
        <div className="justify-self-center">
          <Brand />
        </div>
        <Card>
          <div className="grid gap-1">
            <h1>{head.heading}</h1>
            <p className="text-ink-soft">{head.text}</p>
          </div>
          {link === null ? (
            <SignInForm mode={mode} onModeChange={setMode} />
          ) : (
            <OneTimeLinkForm link={link} onGiveUp={giveUpLink} />
          )}
        </Card>
        <p className="text-center">
          <Link href={paths.home} className="link">
            {login.back}
          </Link>
        </p>
      </div>
    </main>
  );
}

function headingOf(mode: SignInMode, link: OneTimeLink | null, words: ReturnType<typeof useCopy>['login']) {
  if (link !== null) return link.kind === 'owner' ? words.owner : words.reset;
  return mode === 'sign-in'
    ? { heading: words.signInHeading, text: words.signInText }
    : { heading: words.signUpHeading, text: words.signUpText };
}

/** The link in the address, known only once the browser has the page: a fragment never reaches the server. */
function useOneTimeLink(): [OneTimeLink | null, () => void] {
  const [link, setLink] = useState<OneTimeLink | null>(null);
  useEffect(() => {
    const read = () => setLink(readOneTimeLink(window.location.hash));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const giveUp = () => {
    window.history.replaceState(null, '', paths.login);
    setLink(null);
  };
  return [link, giveUp];
}
