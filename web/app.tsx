import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Fragment, useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { CurrentScreen } from './frame/current-screen.tsx';
import { ErrorBoundary } from './frame/errors/error-boundary.tsx';
import { ErrorScreen } from './frame/errors/error-screen.tsx';
import { LateOverlays } from './frame/late-overlays.tsx';
import { rememberLanguage } from './lib/device/preferences.ts';
import { AppContextProvider, type AppContext } from './lib/screen/app-context.tsx';

interface Props {
  client: QueryClient;
  context: Omit<AppContext, 'changeLanguage'>;
  /** Wrapper of the installed app alone. */
  Start?: ComponentType<{ children: ReactNode }>;
}

/** The whole product on one page: the same on the server and in the browser. */
export function App({ client, context, Start = Fragment }: Props) {
  const [spoken, setSpoken] = useState({ language: context.language, copy: context.copy });
  const changeLanguage = useCallback<AppContext['changeLanguage']>(async (language) => {
    const copy = await loadPublicCopy(language);
    rememberLanguage(language);
    setSpoken({ language, copy });
  }, []);
  return (
    <QueryClientProvider client={client}>
      <AppContextProvider value={{ ...context, ...spoken, changeLanguage }}>
        <Start>
          <ErrorBoundary Fallback={ErrorScreen}>
            <CurrentScreen />
          </ErrorBoundary>
          <LateOverlays />
        </Start>
      </AppContextProvider>
    </QueryClientProvider>
  );
}
