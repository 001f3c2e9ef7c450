/** Where this device keeps how it is registered for notices. */
export const registeredDeviceKey = 'notice-device';

/** True where it is registered; cheap enough for every page. */
export function isRegistered(): boolean {
  try {
    return localStorage.getItem(registeredDeviceKey) !== null;
  } catch {
    return false;
  }
}
