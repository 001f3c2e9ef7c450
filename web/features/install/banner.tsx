import { useState } from 'react';
import { appCopy } from '#contract/copy/app.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Mark } from '#web/illustrations/mark.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useSetting } from '#web/features/settings/queries.ts';
import { platformOf, type Platform } from './platform.ts';
import { askToInstall } from './prompt.ts';
import { useInstallBanner } from './use-banner.ts';
import { InstallSteps } from './steps.tsx';

/** Offers to put the app on the phone: by the browser's own question, else by three steps to do by hand. */
export function InstallBanner() {
  const { install: copy } = useCatalogue(appCopy);
  const business = useSetting('business_name');
  const { isShown, hasOffer, dismiss } = useInstallBanner();
  const [steps, setSteps] = useState<Platform | null>(null);
  if (!isShown) return null;
  const install = async () => {
    const outcome = await askToInstall();
    dismiss();
    if (outcome === 'accepted') {
      showToast({ title: copy.accepted, description: copy.acceptedText, tone: 'success' });
    }
  };
  return (
    <>
      {/* As high as the banner, so that the foot of the page can be read above it. */}
      <div className="h-48 print:hidden" aria-hidden="true" />
      <section className="install-banner print:hidden" aria-label={copy.label}>
        <Mark size={48} />
        <div>
          <p className="font-extrabold">{copy.title(business)}</p>
          <p className="text-sm text-ink-soft">{copy.text}</p>
        </div>
        <div className="col-span-2 flex flex-wrap gap-2">
          {hasOffer ? (
            <Button onClick={() => void install()}>{copy.install}</Button>
          ) : (
            <Button onClick={() => setSteps(platformOf(navigator))}>{copy.showHow}</Button>
          )}
          <Button variant="quiet" onClick={dismiss}>
            {copy.later}
          </Button>
        </div>
      </section>
      <InstallSteps platform={steps} onClose={() => setSteps(null)} />
    </>
  );
}
