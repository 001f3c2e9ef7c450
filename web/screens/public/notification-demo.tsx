import { useEffect, useState } from 'react';
import { answerWords, noticeWords } from '#contract/copy/notices.ts';
import { noticeSamples } from '#contract/copy/notices/samples.ts';
import type { NoticeFacts } from '#contract/notifications/facts.ts';
import { tagOf } from '#contract/notifications/links.ts';
import { cachedSetting, useSetting } from '#web/features/settings/queries.ts';
import { pushPermission, type PushPermission } from '#web/lib/device/diagnostics.ts';
import { showLocalNotification } from '#web/lib/device/local-notification.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCopy, useAppContext } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Mark } from '#web/illustrations/mark.tsx';
import { Page } from '#web/ui/page.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

export const page: ScreenPage = {
  meta: ({ copy, client }) => ({
    title: `${copy.notificationDemo.title} · ${cachedSetting(client, 'business_name')}`,
    description: copy.notificationDemo.text,
  }),
};

/** Kinds that are answered with a yes or a no. */
const asks: readonly NoticeFacts['kind'][] = ['price-asked', 'replacement-asked', 'new-time-offered'];

/** Every kind of message as a sample, out of the words that are really sent. */
export default function NotificationDemo() {
  const { notificationDemo: copy } = useCopy();
  const permission = usePermission();
  return (
    <Page title={copy.heading} lead={copy.text}>
      <Card title={copy.permission}>
        <p className="text-ink-soft" aria-live="polite">
          {permission === null ? '…' : copy.permissions[permission]}
        </p>
        {permission !== 'granted' && <p className="text-sm text-ink-soft">{copy.needsPermission}</p>}
      </Card>
      <h2 className="mt-8 mb-3">{copy.samplesTitle}</h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {Object.values(noticeSamples).map((facts) => (
          <li key={facts.kind}>
            <Sample facts={facts} canShow={permission === 'granted'} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** Drawn as a phone shows it, with the buttons of a question. */
function Sample({ facts, canShow }: { facts: NoticeFacts; canShow: boolean }) {
  const { notificationDemo: copy } = useCopy();
  const { language } = useAppContext();
  const business = useSetting('business_name');
  const { title, body } = noticeWords(facts, language);
  const { yes, no } = answerWords(facts.kind, language);
  const isQuestion = asks.includes(facts.kind);
  const show = async () => {
    const isShown = await showLocalNotification({ title, body, tag: tagOf(facts) });
    showToast(isShown ? { title: copy.shown } : { title: copy.failed, tone: 'danger' });
  };
  return (
    <article className="grid h-full content-start gap-2 rounded-lg border border-line bg-surface p-4 shadow-md">
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Mark size={24} /> {business} · {copy.now}
      </p>
      <h3>{title}</h3>
      <p>{body}</p>
      {isQuestion && (
        <p className="flex gap-4 font-extrabold text-leaf-ink">
          {[yes, no].map((answer) => (
            <span key={answer}>{answer}</span>
          ))}
        </p>
      )}
      {canShow && (
        <Button
          className="justify-self-start"
          variant="secondary"
          size="small"
          aria-label={copy.showOf(title)}
          onClick={() => void show()}
        >
          {copy.show}
        </Button>
      )}
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
