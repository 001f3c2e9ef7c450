/** What calls itself this product's version wherever the server says it. */
export const productVersion = '1.0.0';
