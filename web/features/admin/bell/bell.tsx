import { useEffect, useRef, useState } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { useInBrowser } from '#web/lib/page/use-in-browser.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ring } from './ring.ts';
import { useCountingTitle } from './use-counting-title.ts';
import { useWaitingCount } from './use-waiting-count.ts';
import { useOfficeCity } from '#web/lib/screen/office-city.ts';

/** Setting of the sound on this device; a browser that stores nothing stays silent after the next load. */
const soundKey = 'office-sound';

/** Counts what waits in the tab's title, and sounds for more of it where this device was told to. */
export function Bell() {
  const me = useMe();
  const isInBrowser = useInBrowser();
  const city = useOfficeCity();
  // The count of another city is no news of this one.
  return me && isInBrowser ? <Ringing key={city} me={me} /> : null;
}

function Ringing({ me }: { me: User }) {
  const { frame } = useCatalogue(adminCopy);
  const count = useWaitingCount(me);
  const [isOn, setOn] = useState(readSound);
  useCountingTitle(count ?? 0);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (count === null) return;
    // The first count is no news.
    if (before.current !== null && count > before.current && isOn) ring();
    before.current = count;
  }, [count, isOn]);
  const turn = () => {
    storeSound(!isOn);
    setOn(!isOn);
    if (!isOn) ring();
  };
  return (
    <Button variant="quiet" size="small" aria-pressed={isOn} onClick={turn}>
      {isOn ? frame.soundOn : frame.soundOff}
    </Button>
  );
}

function readSound(): boolean {
  try {
    return localStorage.getItem(soundKey) === 'on';
  } catch {
    return false;
  }
}

function storeSound(isOn: boolean): void {
  try {
    localStorage.setItem(soundKey, isOn ? 'on' : 'off');
  } catch {
    // It sounds until this page is closed.
  }
}
