/** Where this device keeps a person's orders. */
export const draftKey = 'order-draft';
export const linksKey = 'order-links';
export const knownOrdersKey = 'known-orders';
export const claimDraftsKey = 'claim-drafts';
export const givenAnswersKey = 'given-answers';
