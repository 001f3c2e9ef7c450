import { draftKey } from '../device-keys.ts';

/** True where the order on this device was not taken and waits to be put right; looked up without reading all of it. */
export function isDraftRefused(): boolean {
  try {
    // Inside a text its quotes would be escaped.
    return (localStorage.getItem(draftKey) ?? '').includes('"refusal":{');
  } catch {
    return false;
  }
}
