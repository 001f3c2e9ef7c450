import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { cachedSetting } from '#web/features/settings/queries.ts';
import { browserEndpoint } from '#web/features/notifications/devices/browser-push.ts';
import { readRegisteredDevice } from '#web/features/notifications/devices/registered-device.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { diagnose, readableBytes, type Diagnostics } from '#web/lib/device/diagnostics.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCopy, useAppContext } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { version } from '#web/lib/screen/version.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Page } from '#web/ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ copy, client }) => ({
    title: `${copy.testing.title} · ${cachedSetting(client, 'business_name')}`,
    description: copy.testing.text,
  }),
};

export default function Testing() {
  const { testing } = useCopy();
  const [found, setFound] = useState<Found | null>(null);
  const check = () => {
    setFound(null);
    void look().then(setFound);
  };
  useEffect(() => {
    void look().then(setFound);
  }, []);
  return (
    <Page title={testing.heading} lead={testing.text}>
      <Card>
        <dl className="grid" aria-live="polite" aria-busy={found === null}>
          <Facts found={found} />
        </dl>
      </Card>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button onClick={check} isBusy={found === null}>
          {testing.again}
        </Button>
        <Link className="link" href={paths.designSystem}>
          {testing.designSystem}
        </Link>
      </div>
    </Page>
  );
}

interface Found extends Diagnostics {
  registered: Awaited<ReturnType<typeof registration>>;
}

async function look(): Promise<Found> {
  const [diagnostics, registered] = await Promise.all([diagnose(), registration()]);
  return { ...diagnostics, registered };
}

/** As it was made here, if the browser still knows of it. */
async function registration() {
  if (!('serviceWorker' in navigator)) return undefined;
  const device = readRegisteredDevice();
  return device && (await browserEndpoint(device.way)) === device.endpoint ? device : undefined;
}

function Facts({ found }: { found: Found | null }) {
  const { testing } = useCopy();
  const { displayMode, language } = useAppContext();
  const isOnline = useOnline();
  const connected = found?.connection ? testing.connection(found.connection) : testing.online;
  const rows: [string, string | null][] = [
    [testing.worker, found && testing.workerStates[found.worker]],
    [testing.messaging, found && testing.workerStates[found.messaging]],
    [testing.push, found && testing.pushPermissions[found.push]],
    [testing.registration, found && registrationText(found, testing)],
    [testing.storage, found && storageText(found, testing)],
    [testing.network, isOnline ? connected : testing.offline],
    [testing.displayMode, testing.displayModes[displayMode]],
    [testing.language, languageText(found, testing.languages[language], testing)],
    [testing.screen, found && found.screen],
    [testing.version, version],
  ];
  return rows.map(([term, value]) => (
    <div
      key={term}
      className="flex flex-wrap justify-between gap-x-4 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0"
    >
      <dt className="text-ink-soft">{term}</dt>
      <dd className="font-extrabold">{value ?? testing.checking}</dd>
    </div>
  ));
}

type Copy = ReturnType<typeof useCopy>['testing'];

function storageText({ storage }: Diagnostics, copy: Copy): string {
  if (storage === null) return copy.unknown;
  return copy.storageUsed(readableBytes(storage.usedBytes), readableBytes(storage.quotaBytes));
}

function registrationText({ registered }: Found, { registrations }: Copy): string {
  if (registered === undefined) return registrations.none;
  return `${registrations[registered.way]} · ${momentOf(new Date(registered.registeredAt).toISOString())}`;
}

function languageText(found: Diagnostics | null, spoken: string, copy: Copy): string {
  return found === null ? spoken : `${spoken} (${copy.deviceLanguage(found.deviceLanguage)})`;
}
