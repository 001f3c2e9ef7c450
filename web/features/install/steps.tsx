import { appCopy } from '#contract/copy/app.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { Platform } from './platform.ts';
import { StepPicture } from './step-picture.tsx';

/** Three steps by hand, where the browser does not ask by itself. */
export function InstallSteps({ platform, onClose }: { platform: Platform | null; onClose: () => void }) {
  const { install } = useCatalogue(appCopy);
  const copy = install[platform ?? 'android'];
  return (
    <Dialog open={platform !== null} title={copy.title} onClose={onClose}>
      <ol className="grid gap-4">
        {copy.steps.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-4">
            <StepPicture platform={platform ?? 'android'} step={index} />
            <div>
              <h3>
                {index + 1}. {step.title}
              </h3>
              <p className="text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Button isWide onClick={onClose}>
        {install.done}
      </Button>
    </Dialog>
  );
}
