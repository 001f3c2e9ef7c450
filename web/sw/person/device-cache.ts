/** Who held this device last, and how they want their pages. */
export const deviceCache = 'device';
