/** The product's version, as the splash screen says it too. */
export const version = '1.0.0';
