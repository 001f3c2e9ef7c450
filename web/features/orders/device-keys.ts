/** Storage keys of a person’s orders on this device. */
export const draftKey = 'order-draft';
export const linksKey = 'order-links';
export const knownOrdersKey = 'known-orders';
export const claimDraftsKey = 'claim-drafts';
export const givenAnswersKey = 'given-answers';
export const seenRequestsKey = 'list-requests-seen';
/** The phone call of a tab. */
export const phoneOrderKey = 'phone-order';
export const broughtKey = 'order-brought';

/** Window event: this device has stored another link. */
export const linkStored = 'order-link-kept';
