import { useSetting } from '#web/features/settings/queries.ts';
import { whatsappAddress } from '#web/lib/format/phone.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  label: string;
  text: string;
  /** The number of the order's city, where it has its own. */
  cityPhone?: string;
}

/** Opens WhatsApp with a message to the business, where the number that answers there is set. */
export function WhatsappLink({ label, text, cityPhone = '' }: Props) {
  const house = useSetting('contact_phone');
  const phone = cityPhone || house;
  if (phone === '') return null;
  return (
    <ButtonLink href={whatsappAddress(text, phone)} variant="secondary" target="_blank" rel="noreferrer">
      <Icon name="chat" />
      {label}
    </ButtonLink>
  );
}
