import { useEffect, useEffectEvent, useState } from 'react';
import { appCopy } from '#contract/copy/app.ts';
import { useSetting } from '#web/features/settings/queries.ts';
import { Mark } from '#web/illustrations/mark.tsx';
import { useCatalogue, useCopy } from '#web/lib/screen/app-context.tsx';
import { version } from '#web/lib/screen/version.ts';

const shownMs = 3200;
const fadeMs = 400;
/** Long enough to be read, for those who want nothing to move. */
const shortMs = 800;

/** The installed app's first picture; the app opens behind it and is there when it has gone. */
export function Splash({ onDone }: { onDone: () => void }) {
  const { tagline } = useCopy().shell;
  const { splash } = useCatalogue(appCopy);
  const business = useSetting('business_name');
  const [isFading, setFading] = useState(false);
  const complete = useEffectEvent(onDone);
  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const fade = setTimeout(() => setFading(true), shownMs);
    const end = setTimeout(() => complete(), isStill ? shortMs : shownMs + fadeMs);
    return () => {
      clearTimeout(fade);
      clearTimeout(end);
    };
  }, []);
  return (
    <output className="splash" data-fading={isFading || undefined}>
      <Mark size={112} />
      <span className="text-3xl font-extrabold">{business}</span>
      <span className="text-lg">{tagline}</span>
      <span className="splash-version">{splash.version(version)}</span>
    </output>
  );
}
