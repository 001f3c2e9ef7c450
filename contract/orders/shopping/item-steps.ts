/** Every state that a line of the list can stand in. */
export const itemStatuses = [
  'requested',
  'found',
  'short',
  'replacement_proposed',
  'replaced',
  'price_asked',
  'unavailable',
  'rejected',
] as const;

export type ItemStatus = (typeof itemStatuses)[number];

/** Steps of one item between the stall and the door. */
export const itemSteps = [
  'find',
  'proposeReplacement',
  'replace',
  'askPrice',
  'agree',
  'leaveOut',
  'reopen',
  'reject',
] as const;

export type ItemStep = (typeof itemSteps)[number];

interface ItemTransition {
  step: ItemStep;
  from: readonly ItemStatus[];
  /** More than one where what was bought decides: less than was asked is `short`. */
  to: readonly ItemStatus[];
}

const resolved: readonly ItemStatus[] = ['found', 'short', 'replaced', 'unavailable'];

/** The one table of an item's outcomes; the run's buttons and the commands read it. */
export const itemTransitions: readonly ItemTransition[] = [
  { step: 'find', from: ['requested'], to: ['found', 'short'] },
  { step: 'proposeReplacement', from: ['requested'], to: ['replacement_proposed'] },
  // The customer said beforehand that something similar will do.
  { step: 'replace', from: ['requested'], to: ['replaced'] },
  { step: 'askPrice', from: ['requested'], to: ['price_asked'] },
  { step: 'agree', from: ['replacement_proposed'], to: ['replaced'] },
  { step: 'agree', from: ['price_asked'], to: ['found', 'short'] },
  { step: 'leaveOut', from: ['requested', 'replacement_proposed', 'price_asked'], to: ['unavailable'] },
  // Until pick-up; an open question is taken back with it.
  { step: 'reopen', from: [...resolved, 'replacement_proposed', 'price_asked'], to: ['requested'] },
  { step: 'reject', from: ['found', 'short', 'replaced'], to: ['rejected'] },
];

/** Statuses that the step can lead to, or undefined where it does not fit. */
export function itemAfter(step: ItemStep, from: ItemStatus): readonly ItemStatus[] | undefined {
  return itemTransitions.find((row) => row.step === step && row.from.includes(from))?.to;
}

/** True once nobody has to do or answer anything for this item any more. */
export function isResolved(status: ItemStatus): boolean {
  return resolved.includes(status) || status === 'rejected';
}
