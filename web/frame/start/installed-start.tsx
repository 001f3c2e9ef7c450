import { useState, type ReactNode } from 'react';
import { Splash } from './splash.tsx';
import { splashIsDue } from './splash-session.ts';

/** The installed app's start: the splash first, and nothing behind it to touch until it has gone. */
export function InstalledStart({ children }: { children: ReactNode }) {
  const [isSplash, setSplash] = useState(splashIsDue);
  return (
    <>
      {isSplash && <Splash onDone={() => setSplash(false)} />}
      <div inert={isSplash}>{children}</div>
    </>
  );
}
