import type { InputOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/saved/endpoints.ts';
import type { AddressFacts } from './store-addresses.ts';

export type Written = InputOf<typeof endpoints.saveAddress>;

export function factsFrom({
  label,
  area,
  landmark,
  directions,
  pin,
  isDefault,
}: Omit<Written, 'clientRequestId'>): AddressFacts {
  return {
    label,
    area,
    landmark,
    directions,
    latitude: pin?.latitude ?? null,
    longitude: pin?.longitude ?? null,
    isDefault,
  };
}
