import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { callAddress, readablePhone, whatsAppAddress } from '../../../lib/phone.ts';
import { useCopy } from '../../../lib/surroundings.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { useBusinessPhone } from '../queries.ts';

interface Props {
  title: string;
  text: string;
  /** What will be needed, or what there is already. */
  children?: ReactNode;
}

/** Something that the product will do and does not do yet: said honestly, with the ways that work today. */
export function NotOpenYet({ title, text, children }: Props) {
  const { notOpenYet } = useCopy();
  const phone = useBusinessPhone();
  return (
    <Page title={title} lead={text}>
      <div className="grid gap-6">
        <p>
          <Badge tone="garri">{notOpenYet.badge}</Badge>
        </p>
        {children}
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          {phone === '' ? null : (
            <>
              <ButtonLink href={callAddress(phone)}>
                <Icon name="phone" />
                {notOpenYet.call(readablePhone(phone))}
              </ButtonLink>
              <ButtonLink href={whatsAppAddress(phone)} variant="secondary" rel="noreferrer">
                {notOpenYet.message}
              </ButtonLink>
            </>
          )}
          <ButtonLink href={paths.markets} variant={phone === '' ? 'primary' : 'quiet'}>
            {notOpenYet.back}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
