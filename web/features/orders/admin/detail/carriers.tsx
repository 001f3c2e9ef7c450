import { Link } from 'wouter';
import type { OrderForAdmin } from '#contract/admin/order-history.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { callAddress, readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Admin } from '../url-state.ts';

export function AdminCarriers({
  opened: { agent, rider },
  office,
}: {
  opened: OrderForAdmin;
  office: Admin;
}) {
  const { order: copy } = useCatalogue(adminOrdersCopy);
  return (
    <Card title={copy.carriers}>
      {agent === null && <p className="text-ink-soft">{copy.nobody}</p>}
      {agent !== null && <Carrier role={copy.agent} carrier={agent} office={office} />}
      {rider !== null && <Carrier role={copy.rider} carrier={rider} office={office} />}
    </Card>
  );
}

interface Props {
  role: string;
  carrier: NonNullable<OrderForAdmin['agent']>;
  office: Admin;
}

function Carrier({ role, carrier: { id, name, phone }, office }: Props) {
  const { order: copy } = useCatalogue(adminOrdersCopy);
  return (
    <div className="grid gap-2">
      <p className="wrap-anywhere">
        <span className="text-sm text-ink-soft">{role}</span>
        <br />
        <span className="font-extrabold">{name}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {phone !== '' && (
          <ButtonLink href={callAddress(phone)} variant="secondary" size="small">
            <Icon name="phone" size={20} />
            {copy.call(name, readablePhone(phone))}
          </ButtonLink>
        )}
        <Link
          className="link inline-flex min-h-12 items-center"
          href={office.hrefTo({ show: 'list', filter: { agentId: id }, sheet: null })}
        >
          {copy.ordersOf(name)}
        </Link>
      </div>
    </div>
  );
}
