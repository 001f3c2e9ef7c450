import { useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { EarlyAccessForm } from '#web/features/launch/early-access-form.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { DoneCard } from './maintenance/done-card.tsx';
import { GateHeader } from './maintenance/gate-header.tsx';
import { GateFooter } from './maintenance/gate-footer.tsx';
import { Promises } from './maintenance/promises.tsx';

export const page: ScreenPage = {
  meta: ({ copy, client }) => {
    const business = cachedSetting(client, 'business_name');
    return {
      title: `${copy.maintenance.title} · ${business}`,
      description: copy.maintenance.description(business),
    };
  },
};

const redirectAfterMs = 1500;

/** Before the opening: a list to join, and a door for those who hold a key. */
export default function Maintenance() {
  const { earlyAccess, accessKey } = useCopy().maintenance;
  const [isJoined, setJoined] = useState(false);
  const [isGranted, setGranted] = useState(false);
  useEffect(() => {
    if (!isGranted) return;
    // A full load: the pass is a cookie, and the server decides again with it.
    const timer = setTimeout(() => window.location.assign(paths.home), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [isGranted]);
  return (
    <div className="flex min-h-dvh flex-col">
      <GateHeader isGranted={isGranted} onGranted={() => setGranted(true)} />
      <main
        id="main"
        className="mx-auto grid w-full max-w-[64rem] flex-1 content-center items-center gap-8 px-4 py-6 md:grid-cols-2"
      >
        <Promises />
        {isGranted ? (
          <DoneCard heading={accessKey.grantedHeading} text={accessKey.grantedText} />
        ) : isJoined ? (
          <DoneCard heading={earlyAccess.doneHeading} text={earlyAccess.doneText} />
        ) : (
          <Card title={earlyAccess.heading}>
            <p className="-mt-3 text-ink-soft">{earlyAccess.text}</p>
            <EarlyAccessForm onJoined={() => setJoined(true)} />
          </Card>
        )}
      </main>
      <GateFooter />
    </div>
  );
}
