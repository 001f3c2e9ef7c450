/** Where this device keeps a person's orders. */
export const draftKey = 'order-draft';
export const linksKey = 'order-links';
export const knownOrdersKey = 'known-orders';
export const claimDraftsKey = 'claim-drafts';
export const givenAnswersKey = 'given-answers';

/** Leaves no draft, no link, no claim, no answer and no order behind for whoever uses the phone next. */
export function forgetOrders(): void {
  localStorage.removeItem(draftKey);
  localStorage.removeItem(linksKey);
  localStorage.removeItem(knownOrdersKey);
  localStorage.removeItem(claimDraftsKey);
  localStorage.removeItem(givenAnswersKey);
}
