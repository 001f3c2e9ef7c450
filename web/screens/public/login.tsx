import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { paths } from '#contract/paths.ts';
import { OneTimeLinkForm } from '#web/features/accounts/one-time-links/one-time-link-form.tsx';
import { ForgottenPassword } from '#web/features/accounts/sessions/forgotten-password.tsx';
import { SignInForm, type SignInMode } from '#web/features/accounts/sessions/sign-in-form.tsx';
import { readOneTimeLink, type OneTimeLink } from '#web/features/accounts/one-time-links/one-time-link.ts';
import { Brand } from '#web/features/settings/brand.tsx';
import { LanguageSwitch } from '#web/features/settings/language-switch.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { useSomethingUnsent } from '#web/features/unsent/use-something-unsent.ts';
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
  const [search] = useSearchParams();
  const isForWork = search.get('next') === paths.agentApply;
  // Applicants mostly have no account yet.
  const [mode, setMode] = useState<SignInMode>(isForWork ? 'sign-up' : 'sign-in');
  const [link, giveUpLink] = useOneTimeLink();
  const isUnsent = useSomethingUnsent();
  const head = headingOf(mode, link, login);
  return (
    <main id="main" className="grid min-h-dvh content-center justify-items-center px-4 py-8">
      <div className="grid w-full max-w-md gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <Brand />
          <LanguageSwitch />
        </div>
        <Card>
          <div className="grid gap-1">
            <h1>{head.heading}</h1>
            <p className="text-ink-soft">{isForWork && link === null ? login.workText : head.text}</p>
          </div>
          {isUnsent && <Alert tone="info">{login.unsent}</Alert>}
          {link === null ? (
            <SignInForm mode={mode} onModeChange={setMode} />
          ) : (
            <OneTimeLinkForm link={link} onGiveUp={giveUpLink} />
          )}
        </Card>
        {link === null && mode === 'sign-in' && <ForgottenPassword />}
        {link === null && mode === 'sign-up' && <Agreement />}
        <p className="text-center">
          <Link href={paths.home} className="link">
            {login.back}
          </Link>
        </p>
      </div>
    </main>
  );
}

/** The terms that opening an account agrees to, before it is done. */
function Agreement() {
  const { legal } = useCopy();
  const to = (about: 'terms' | 'privacy') => (
    <Link href={paths[about]} className="link">
      {legal[about].title}
    </Link>
  );
  return (
    <p className="text-center text-sm text-ink-soft">
      {legal.agree.before} {to('terms')} {legal.agree.and} {to('privacy')}.
    </p>
  );
}

function headingOf(mode: SignInMode, link: OneTimeLink | null, copy: ReturnType<typeof useCopy>['login']) {
  if (link !== null) return link.kind === 'owner' ? copy.owner : copy.reset;
  return mode === 'sign-in'
    ? { heading: copy.signInHeading, text: copy.signInText }
    : { heading: copy.signUpHeading, text: copy.signUpText };
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
