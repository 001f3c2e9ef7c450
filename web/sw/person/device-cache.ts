/** Last person of this device, and their language and theme. */
export const deviceCache = 'device';
