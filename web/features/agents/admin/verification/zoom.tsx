import { useState } from 'react';
import { adminAgentsCopy } from '#contract/copy/admin/agents.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ComingPicture } from '#web/ui/pictures/coming-picture.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';

const sizes = [
  { percent: 100, look: 'w-full' },
  { percent: 150, look: 'w-[150%]' },
  { percent: 200, look: 'w-[200%]' },
  { percent: 300, look: 'w-[300%]' },
  { percent: 400, look: 'w-[400%]' },
] as const;

/** A picture as close as its letters want it; what does not fit is scrolled to, by finger, wheel or arrow keys. */
export function AdminZoom({ address, label }: { address: string; label: string }) {
  const { zoom: copy } = useCatalogue(adminAgentsCopy);
  const [step, setStep] = useState(0);
  const size = sizes[step] ?? sizes[0];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center gap-3">
        <IconButton label={copy.further} disabled={step === 0} onClick={() => setStep(step - 1)}>
          <Icon name="minus" />
        </IconButton>
        <output className="min-w-16 text-center font-extrabold">{copy.size(size.percent)}</output>
        <IconButton
          label={copy.closer}
          disabled={step === sizes.length - 1}
          onClick={() => setStep(step + 1)}
        >
          <Icon name="plus" />
        </IconButton>
      </div>
      <section
        // A scrolling part needs keyboard focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={copy.area(label)}
        className="max-h-[75dvh] overflow-auto rounded-md bg-sunk"
      >
        <ComingPicture
          src={address}
          alt={label}
          className={classNames('block h-auto max-w-none', size.look)}
        />
      </section>
    </div>
  );
}
