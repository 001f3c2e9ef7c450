import { trackingCopy } from '#contract/copy/tracking.ts';
import { callAddress, readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useBusinessPhone, useSetting } from '#web/features/settings/queries.ts';
import { useCitySetting, type OfOrder } from '../use-city-setting.ts';

interface Props {
  order: OfOrder;
  isMain?: boolean;
}

/** A person to talk to, one tap away, where the order's city or the house has given a number. */
export function CallUs({ order, isMain = false }: Props) {
  const { call } = useCatalogue(trackingCopy);
  const ofCity = useCitySetting('contact_phone', order);
  const contact = useSetting('contact_phone');
  const business = useBusinessPhone();
  const phone = ofCity || contact || business;
  if (phone === '') return null;
  return (
    <ButtonLink href={callAddress(phone)} variant={isMain ? 'primary' : 'secondary'}>
      <Icon name="phone" />
      {call(readablePhone(phone))}
    </ButtonLink>
  );
}
