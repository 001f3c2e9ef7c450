import { appWorker, messagingWorker } from '#contract/installed/workers.ts';

export type WorkerState = 'unsupported' | 'none' | 'installing' | 'waiting' | 'active';
export type PushPermission = 'unsupported' | NotificationPermission;

export interface Diagnostics {
  /** The one that keeps the app, and the one that shows what comes by Firebase. */
  worker: WorkerState;
  messaging: WorkerState;
  push: PushPermission;
  storage: { usedBytes: number; quotaBytes: number } | null;
  /** Speed class of the network, where the browser knows it: `4g`, `3g` … */
  connection: string | null;
  deviceLanguage: string;
  screen: string;
}

/** Capabilities of this device, determined now. */
export async function diagnose(): Promise<Diagnostics> {
  const [worker, messaging, storage] = await Promise.all([
    workerState(appWorker.scope),
    workerState(messagingWorker.scope),
    storageEstimate(),
  ]);
  return {
    worker,
    messaging,
    push: pushPermission(),
    storage,
    connection: connectionKind(),
    deviceLanguage: navigator.language,
    screen: `${window.innerWidth} × ${window.innerHeight} @ ${window.devicePixelRatio}`,
  };
}

export function pushPermission(): PushPermission {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

async function workerState(wanted: string): Promise<WorkerState> {
  if (!('serviceWorker' in navigator)) return 'unsupported';
  const all = await navigator.serviceWorker.getRegistrations();
  const registration = all.find(({ scope }) => new URL(scope).pathname === wanted);
  if (registration === undefined) return 'none';
  if (registration.waiting !== null) return 'waiting';
  if (registration.active !== null) return 'active';
  return 'installing';
}

async function storageEstimate(): Promise<Diagnostics['storage']> {
  if (!('storage' in navigator)) return null;
  const { usage, quota } = await navigator.storage.estimate();
  return usage === undefined || quota === undefined ? null : { usedBytes: usage, quotaBytes: quota };
}

function connectionKind(): string | null {
  // Chromium alone has it, and TypeScript's DOM does not know it.
  if (!('connection' in navigator)) return null;
  const { connection } = navigator;
  if (typeof connection !== 'object' || connection === null || !('effectiveType' in connection)) return null;
  return String(connection.effectiveType);
}

/** Bytes as people read them. */
export function readableBytes(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  if (bytes >= 1e6) return `${(bytes / 1e6).toFixed(1)} MB`;
  return `${Math.ceil(bytes / 1e3)} KB`;
}
