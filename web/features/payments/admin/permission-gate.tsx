import type { ReactNode } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { holds, type Permission } from '#contract/permissions.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  me: User;
  permission: Permission;
  /** Customer who owns the money; null for a guest. */
  ownerId: string | null;
  children: ReactNode;
}

/** Shows controls only to admins who may move this money; never their own. Everyone else reads why. */
export function AdminMoneyGate({ me, permission, ownerId, children }: Props) {
  const copy = useCatalogue(adminMoneyCopy);
  if (holds(me, permission) && me.id !== ownerId) return <>{children}</>;
  return (
    <p className="flex items-start gap-2 text-ink-soft">
      <Icon name="info" />
      {me.id === ownerId ? copy.own : copy.viewOnly(permission)}
    </p>
  );
}
