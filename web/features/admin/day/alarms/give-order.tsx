import { adminDayCopy } from '#contract/copy/admin/day.ts';
import type { OrderCode } from '#contract/orders/schema.ts';
import { addressOfAdminPlace } from '#web/features/orders/admin/url-state.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';

interface Props {
  code: OrderCode;
  className?: string;
  size?: 'small';
}

/** Opens the sheet that gives an order without an agent to somebody. */
export function GiveOrder({ code, ...look }: Props) {
  const { actions, actionOf } = useCatalogue(adminDayCopy);
  return (
    <ButtonLink
      {...look}
      href={addressOfAdminPlace({ show: 'board', filter: {}, open: code, sheet: 'assign' })}
      aria-label={actionOf(actions.unassigned, code)}
    >
      {actions.unassigned}
    </ButtonLink>
  );
}
