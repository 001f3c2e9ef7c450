/** Storage key of this device’s registration for notices. */
export const registeredDeviceKey = 'notice-device';

/** True where it is registered; cheap enough for every page. */
export function isRegistered(): boolean {
  try {
    return localStorage.getItem(registeredDeviceKey) !== null;
  } catch {
    return false;
  }
}
