import type { BrowserContext } from '@playwright/test';
import type { PushServiceStandIn, Subscription } from '#test/stand-ins/push-service/stand-in.ts';

interface Held {
  subscription: Subscription;
  key: string;
}

/** State of this browser’s push manager, by the scope of the worker it stands for. */
export interface BrowsersPush {
  held: Map<string, Held>;
  /** The next asks for a registration fail, as a browser's do that has no network or no service of its own. */
  isBroken: boolean;
}

/**
 * Chromium registers with Google's push service alone, which no test calls: its push manager is answered by the
 * stand-in here. Everything behind it is the browser's own.
 */
export async function registerAt(
  context: BrowserContext,
  service: PushServiceStandIn,
): Promise<BrowsersPush> {
  const push: BrowsersPush = { held: new Map(), isBroken: false };
  await context.exposeFunction(
    'askPush',
    (asked: 'get' | 'subscribe' | 'end', scope: string, key: string) => {
      if (asked === 'subscribe' && push.isBroken) return 'broken';
      if (asked === 'subscribe' && !push.held.has(scope))
        push.held.set(scope, { subscription: service.subscribe(key), key });
      const found = push.held.get(scope) ?? null;
      if (asked === 'end' && found !== null) {
        push.held.delete(scope);
        service.forget(found.subscription.endpoint);
      }
      return found;
    },
  );
  await context.addInitScript(standIn);
  return push;
}

declare global {
  interface Window {
    askPush: (asked: string, scope: string, key: string) => Promise<Held | null | 'broken'>;
  }
}

function standIn(): void {
  if (!('PushManager' in window)) return;
  const scopes = new WeakMap<PushManager, string>();
  const own = Object.getOwnPropertyDescriptor(ServiceWorkerRegistration.prototype, 'pushManager');
  Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', {
    get(this: ServiceWorkerRegistration) {
      const manager: unknown = own?.get?.call(this);
      if (manager instanceof PushManager) scopes.set(manager, new URL(this.scope).pathname);
      return manager;
    },
  });
  const ask = async (manager: PushManager, asked: string, key = '') => {
    const scope = scopes.get(manager) ?? '';
    const found = await window.askPush(asked, scope, key);
    if (found === 'broken') throw new DOMException('Registration failed - no push service', 'AbortError');
    if (found === null) return null;
    const bytes = atob(found.key.replaceAll('-', '+').replaceAll('_', '/'));
    return {
      endpoint: found.subscription.endpoint,
      options: { applicationServerKey: Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)).buffer },
      toJSON: () => found.subscription,
      unsubscribe: async () => (await window.askPush('end', scope, '')) !== null,
    };
  };
  Object.assign(PushManager.prototype, {
    getSubscription(this: PushManager) {
      return ask(this, 'get');
    },
    subscribe(this: PushManager, { applicationServerKey }: { applicationServerKey: string }) {
      return ask(this, 'subscribe', applicationServerKey);
    },
  });
}
