/**
 * Limits on an agent’s silence before shopping: first they and the admins are notified, then the order goes to another.
 */
export const silentWarningMinutes = 3;
export const silentBeforeShoppingMinutes = 5;
