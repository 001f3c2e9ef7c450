import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#contract/paths.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { preloadable } from '#web/lib/screen/preloadable.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';

// No first paint needs it.
const menu = preloadable(async () => ({ default: (await import('./person-menu.tsx')).PersonMenu }));

type Shown = 'not-yet' | 'coming' | 'open' | 'closed';

/** The way to everything a person owns: in a browser the tabs of the installed app are missing. */
export function PersonButton() {
  const { nav } = useCopy().shell;
  const [shown, setShown] = useState<Shown>('not-yet');
  const [, navigate] = useLocation();
  const isSignedIn = Boolean(useMe());
  const open = async () => {
    setShown(menu.loaded() === undefined ? 'coming' : 'open');
    try {
      await menu.preload();
      setShown('open');
    } catch {
      // Its file cannot be had: the screens themselves are left.
      setShown('not-yet');
      navigate(isSignedIn ? paths.profile : paths.login);
    }
  };
  return (
    <>
      <IconButton
        label={nav.person}
        aria-haspopup="dialog"
        aria-busy={shown === 'coming'}
        onClick={() => void open()}
      >
        {shown === 'coming' ? <Spinner /> : <Icon name="person" />}
      </IconButton>
      {(shown === 'open' || shown === 'closed') && (
        <menu.Part
          open={shown === 'open'}
          onClose={() => setShown('closed')}
          // Taken down at once, it does not take the focus back from the next screen.
          onLeave={() => setShown('not-yet')}
        />
      )}
    </>
  );
}
