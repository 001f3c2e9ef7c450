import { useState } from 'react';
import { AccessKeyForm } from '#web/features/launch/access-key-form.tsx';
import { LanguageSwitch } from '#web/features/settings/language-switch.tsx';
import { useSetting } from '#web/features/settings/queries.ts';
import { Mark } from '#web/illustrations/mark.tsx';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

/** Name of the company, and the field for an access key; gone once one is accepted. */
export function GateHeader({ isGranted, onGranted }: { isGranted: boolean; onGranted: () => void }) {
  const { maintenance } = useCopy();
  const business = useSetting('business_name');
  const [isAsking, setAsking] = useState(false);
  const grant = () => {
    setAsking(false);
    onGranted();
  };
  return (
    <header className="mx-auto flex min-h-16 w-full max-w-[64rem] flex-wrap items-center justify-between gap-3 px-4 py-2">
      <p className="flex min-w-0 items-center gap-2 text-lg font-extrabold">
        <Mark />
        <span className="truncate">{business}</span>
      </p>
      <div className="flex flex-wrap items-center justify-end gap-x-2">
        <LanguageSwitch />
        {isGranted ? null : (
          <Button variant="secondary" className="px-4" onClick={() => setAsking(true)}>
            {maintenance.accessKeyButton}
          </Button>
        )}
      </div>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={maintenance.accessKey.heading}>
        <AccessKeyForm onGranted={grant} onCancel={() => setAsking(false)} />
      </Dialog>
    </header>
  );
}
