export const productVersion = '1.0.0';
