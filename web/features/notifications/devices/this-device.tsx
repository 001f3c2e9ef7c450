import type { User } from '#contract/accounts/schema.ts';
import { appNoticesCopy } from '#contract/copy/app/notices.ts';
import { deviceWays, type DeviceWay } from '#contract/notifications/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useSendTest, useSubscribe, useUnsubscribe } from '../mutations.ts';
import { useNotificationPreferences, useNotificationStatus } from '../queries.ts';
import { troubleText } from './failure-text.ts';
import { usePushState } from './use-push-state.ts';

type Chosen = DeviceWay | 'off';

/** Registration of this device for notices while the app is closed, with its service. */
export function ThisDevice({ user }: { user: User }) {
  const { device: copy } = useCatalogue(appNoticesCopy);
  const state = usePushState();
  if (state === 'unknown') return null;
  if (state === 'unsupported') return <p className="text-ink-soft">{copy.unsupported}</p>;
  if (state === 'needs-home-screen') return <p className="text-ink-soft">{copy.unsupportedIos}</p>;
  return (
    <>
      {state === 'denied' && <Alert tone="warning">{copy.denied}</Alert>}
      <Ways user={user} />
    </>
  );
}

function Ways({ user }: { user: User }) {
  const { device: copy } = useCatalogue(appNoticesCopy);
  const status = useNotificationStatus();
  const { data: preferences } = useNotificationPreferences();
  const subscribe = useSubscribe();
  const unsubscribe = useUnsubscribe();
  if (status === undefined || preferences === undefined) return null;
  const isBusy = subscribe.isPending || unsubscribe.isPending;
  const way = status.hasSubscription ? (preferences.device?.way ?? 'off') : 'off';
  const shown: Chosen = subscribe.isPending ? subscribe.variables.way : unsubscribe.isPending ? 'off' : way;
  const others = status.subscriptionCount - (status.hasSubscription ? 1 : 0);
  const failed = (error: unknown) => showToast({ ...troubleText(error, copy), tone: 'danger' });
  const choose = (chosen: Chosen) => {
    if (isBusy || chosen === way) return;
    if (chosen !== 'off') return subscribe.mutate({ way: chosen, person: user.id }, { onError: failed });
    if (way !== 'off')
      unsubscribe.mutate(way, { onSuccess: () => showToast({ title: copy.turnedOff }), onError: failed });
  };
  return (
    <>
      <output className="text-ink-soft">
        {isBusy ? copy.busy : way === 'off' ? copy.off : copy.on[way]}
        {others > 0 && ` ${copy.others(others)}`}
      </output>
      <Choice<Chosen>
        legend={copy.way}
        name="notice-way"
        options={(['off', ...deviceWays] as const).map((value) => ({ value, label: copy.ways[value] }))}
        chosen={shown}
        onChoose={choose}
      />
      <p className="text-sm text-ink-soft">{copy.wayText}</p>
      {status.subscriptionCount > 0 && <SendTest />}
    </>
  );
}

function SendTest() {
  const { device: copy } = useCatalogue(appNoticesCopy);
  const test = useSendTest();
  const send = () =>
    test.mutate(undefined, {
      onSuccess: ({ sent }) =>
        showToast({ title: copy.testSent, description: copy.testSentText(sent), tone: 'success' }),
      onError: (error) => showToast({ ...troubleText(error, copy), tone: 'danger' }),
    });
  return (
    <Button className="sm:justify-self-start" variant="secondary" isBusy={test.isPending} onClick={send}>
      {test.isPending ? copy.testing : copy.test}
    </Button>
  );
}
