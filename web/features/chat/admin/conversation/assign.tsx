import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts/schema.ts';
import type { Assignee } from '#contract/chat/schema.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { repliersOf } from '../queries.ts';
import type { OpenInAdminChats } from './open-conversation.ts';
import { useAssign } from './use-assign.ts';

/** Gives it to oneself, to another who answers, or to nobody. */
export function AdminChatAssign({
  opened: { about, id, office },
  me,
}: {
  opened: OpenInAdminChats;
  me: User;
}) {
  const { beside: copy } = useCatalogue(adminChatCopy);
  const { data: repliers = [] } = useQuery(repliersOf(id));
  const { assign, isPending } = useAssign(about, id, office);
  const { assignedTo } = office;
  return (
    <Select
      label={copy.assign}
      value={assignedTo?.id ?? ''}
      aria-busy={isPending}
      onChange={({ target }) => {
        const chosen = repliers.find((replier) => replier.id === target.value);
        if (!isPending) assign(chosen?.id ?? null);
      }}
    >
      <option value="">{copy.nobodys}</option>
      {withAssigned(repliers, assignedTo).map(({ id: who, name }) => (
        <option key={who} value={who}>
          {who === me.id ? copy.me(name) : name}
        </option>
      ))}
    </Select>
  );
}

/** The assigned admin stays listed even without the permission to answer. */
function withAssigned(repliers: readonly Assignee[], assignedTo: Assignee | null): readonly Assignee[] {
  const isListed = assignedTo === null || repliers.some(({ id }) => id === assignedTo.id);
  return isListed ? repliers : [assignedTo, ...repliers];
}
