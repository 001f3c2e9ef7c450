import { showPushConfig, subscribeWebPush } from '#contract/notifications/endpoints.ts';

declare const self: ServiceWorkerGlobalScope;

/** The browser has taken back what it gave: a new registration takes its place, while the session still stands. */
export async function subscribeAnew(): Promise<void> {
  const asked = await fetch(showPushConfig.path);
  const config: unknown = asked.ok ? await asked.json() : undefined;
  if (typeof config !== 'object' || config === null || !('webPushKey' in config)) return;
  const fresh = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: String(config.webPushKey),
  });
  const { endpoint, keys } = fresh.toJSON();
  await fetch(subscribeWebPush.path, {
    method: subscribeWebPush.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, userAgent: navigator.userAgent.slice(0, 400) }),
    credentials: 'include',
  });
}
