import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { useState } from 'react';
import { Charts, Colours } from './testing-ui/colours.tsx';
import { Controls } from './testing-ui/controls.tsx';
import { Overlays } from './testing-ui/overlays.tsx';
import { Pictures } from './testing-ui/pictures.tsx';
import { Surfaces } from './testing-ui/surfaces.tsx';
import { Type } from './testing-ui/type.tsx';

export const page: ScreenPage = { meta: () => ({ title: 'Design system · MarketWaka' }) };

const views = [
  { value: 'both', label: 'Both themes' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
type View = (typeof views)[number]['value'];

/** The workshop's own page: everything screens are built of, in every state, in both themes. */
export default function TestingUi() {
  const [view, setView] = useState<View>('both');
  return (
    <main id="main">
      <header className="page">
        <h1>Design system</h1>
        <p className="max-w-xl text-ink-soft">
          A market at seven in the morning: warm paper, leaf green to act, pepper red for danger, garri yellow
          for what is under way, ink to read.
        </p>
        <Choice legend="Show" name="view" options={views} chosen={view} onChoose={setView} />
      </header>
      <div className={view === 'both' ? 'grid lg:grid-cols-2' : 'grid'}>
        {view !== 'dark' && <Everything theme="light" />}
        {view !== 'light' && <Everything theme="dark" />}
      </div>
    </main>
  );
}

function Everything({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div data-theme={theme} className="min-w-0">
      <Colours theme={theme} />
      <Charts theme={theme} />
      <Type theme={theme} />
      <Controls theme={theme} />
      <Surfaces theme={theme} />
      <Overlays theme={theme} />
      <Pictures theme={theme} />
    </div>
  );
}
