import { useEffect, useState } from 'react';
import { cachedSetting, useSetting } from '../../features/settings/queries.ts';
import { pushPermission, type PushPermission } from '../../lib/device-diagnostics.ts';
import { showLocalNotification, type LocalMessage } from '../../lib/local-notification.ts';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCopy } from '../../lib/surroundings.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Mark } from '../../illustrations/mark.tsx';
import { Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';

export const page: ScreenPage = {
  meta: ({ copy, client }) => ({
    title: `${copy.notificationDemo.title} · ${cachedSetting(client, 'business_name')}`,
    description: copy.notificationDemo.text,
  }),
};

/** Every kind of message as a sample, and whether this device lets them through. */
export default function NotificationDemo() {
  const { notificationDemo: copy } = useCopy();
  const permission = usePermission();
  return (
    <Page title={copy.heading} lead={copy.text}>
      <Card title={copy.permission}>
        <p className="text-ink-soft" aria-live="polite">
          {permission === null ? '…' : copy.permissions[permission]}
        </p>
        {permission === 'granted' ? (
          <ShowOne />
        ) : (
          <p className="text-sm text-ink-soft">{copy.needsPermission}</p>
        )}
      </Card>
      <h2 className="mt-8 mb-3">{copy.samplesTitle}</h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {copy.samples.map((sample) => (
          <li key={sample.title}>
            <Sample message={sample} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function ShowOne() {
  const { notificationDemo: copy } = useCopy();
  const show = async () => {
    const [sample] = copy.samples;
    const isShown = sample !== undefined && (await showLocalNotification(sample));
    showToast(isShown ? { title: copy.shown } : { title: copy.failed, tone: 'danger' });
  };
  return (
    <div>
      <Button onClick={() => void show()}>{copy.show}</Button>
    </div>
  );
}

/** Drawn as a phone shows it. */
function Sample({ message }: { message: LocalMessage }) {
  const { notificationDemo: copy } = useCopy();
  const business = useSetting('business_name');
  return (
    <article className="h-full rounded-lg border border-line bg-surface p-4 shadow-md">
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Mark size={24} /> {business} · {copy.now}
      </p>
      <h3 className="mt-2">{message.title}</h3>
      <p>{message.body}</p>
    </article>
  );
}

/** The browser's answer, followed while the person changes it in another window. */
function usePermission(): PushPermission | null {
  const [permission, setPermission] = useState<PushPermission | null>(null);
  useEffect(() => {
    const read = () => setPermission(pushPermission());
    read();
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
  }, []);
  return permission;
}
