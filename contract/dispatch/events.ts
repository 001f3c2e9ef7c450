import { event } from '../events/event.ts';
import { id } from '../fields.ts';

const ofOffer = { offerId: id, userId: id };

export const offerEvents = [
  event('offer.made', ofOffer),
  event('offer.accepted', ofOffer),
  event('offer.declined', ofOffer),
  event('offer.lapsed', ofOffer),
  event('offer.withdrawn', ofOffer),
] as const;

export const earlierOfferKinds = {
  'offer.make': 'offer.made',
  'offer.accept': 'offer.accepted',
  'offer.decline': 'offer.declined',
  'offer.lapse': 'offer.lapsed',
  'offer.withdraw': 'offer.withdrawn',
} as const;
