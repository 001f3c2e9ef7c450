import { useSyncExternalStore } from 'react';
import { dataSaverCookie } from '#contract/pages/device-cookies.ts';
import { rememberDataSaver } from './preferences.ts';
import { useAppContext } from '../screen/app-context.tsx';

let chosen: boolean | undefined;
const listeners = new Set<() => void>();

/** As this device's cookie says, which the server reads too. */
export function savesDataNow(): boolean {
  chosen ??= document.cookie.split('; ').includes(`${dataSaverCookie}=1`);
  return chosen;
}

export function changeDataSaver(isOn: boolean): void {
  rememberDataSaver(isOn);
  chosen = isOn;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True where uploaded pictures wait for a touch; during hydration, the server’s value. */
export function useSavesData(): boolean {
  const { savesData } = useAppContext();
  return useSyncExternalStore(subscribe, savesDataNow, () => savesData);
}
