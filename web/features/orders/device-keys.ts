/** Where this device keeps a person's orders. */
export const draftKey = 'order-draft';
export const linksKey = 'order-links';

/** Leaves no draft and no link behind for whoever uses the phone next. */
export function forgetOrders(): void {
  localStorage.removeItem(draftKey);
  localStorage.removeItem(linksKey);
}
