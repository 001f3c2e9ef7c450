import { useState } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { appNoticesCopy } from '#contract/copy/app/notices.ts';
import { pushErrors } from '#contract/copy/notices/push-errors.ts';
import type { DeviceWay } from '#contract/notifications/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { rememberDismissed } from './may-ask.ts';
import { useSubscribe } from '../mutations.ts';
import { useNotificationStatus } from '../queries.ts';
import { PushTrouble } from '../devices/register-device.ts';
import { troubleText } from '../devices/failure-text.ts';

/** Asks whoever is signed in, once, whether this device may tell what happens; not where it does so already. */
export function EnableCard({ user }: { user: User }) {
  const { card: copy, device } = useCatalogue(appNoticesCopy);
  const status = useNotificationStatus();
  const subscribe = useSubscribe();
  const { error } = subscribe;
  const lacksFirebase = error instanceof PushTrouble && error.kind === pushErrors.notConfigured;
  const [isGone, setGone] = useState(false);
  // Once it was tried here it stays until its end is told, although the status already says yes.
  const isAsked = subscribe.isPending || subscribe.isError;
  if (isGone || status === undefined || (status.hasSubscription && !isAsked)) return null;
  const enable = (way: DeviceWay) =>
    subscribe.mutate(
      { way, person: user.id },
      {
        onSuccess: () => {
          setGone(true);
          showToast({ title: copy.done, description: copy.doneText, tone: 'success' });
        },
      },
    );
  const dismiss = () => {
    rememberDismissed();
    setGone(true);
  };
  return (
    <section className="notice-card print:hidden" aria-label={copy.label}>
      <span className="grid size-12 place-items-center rounded-full bg-leaf-soft text-leaf-ink">
        <Icon name="bell" />
      </span>
      <div>
        <p className="font-extrabold">{copy.title}</p>
        <p className="text-sm text-ink-soft">{copy.text}</p>
      </div>
      {error !== null && (
        <div className="col-span-2">
          <Alert tone="danger">{troubleText(error, device).title}</Alert>
          {lacksFirebase && <p className="mt-2 text-sm text-ink-soft">{copy.otherWayText}</p>}
        </div>
      )}
      <div className="col-span-2 flex flex-wrap gap-2">
        <Button isBusy={subscribe.isPending} onClick={() => enable(lacksFirebase ? 'webPush' : 'fcm')}>
          {subscribe.isPending ? copy.enabling : lacksFirebase ? copy.otherWay : copy.enable}
        </Button>
        <Button variant="quiet" onClick={dismiss}>
          {copy.later}
        </Button>
      </div>
    </section>
  );
}
