import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import type { Go, AdminChatPlace } from '../url-state.ts';

/** Empty list: because there is no conversation, or because of the filter. */
export function AdminChatEmpty({ place, turn }: { place: AdminChatPlace; turn: Go }) {
  const { empty: copy } = useCatalogue(adminChatCopy);
  const { filter, search, isWaiting } = place;
  if (search === '' && !isWaiting) return <EmptyState title={copy[filter]} text={copy[`${filter}Text`]} />;
  return (
    <EmptyState
      title={copy.found}
      text={search === '' ? undefined : copy.foundText}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {search !== '' && filter !== 'all' && (
            <Button size="small" onClick={() => turn({ filter: 'all', isWaiting: false })}>
              {copy.lookInAll}
            </Button>
          )}
          <Button
            size="small"
            variant="secondary"
            onClick={() => turn({ filter: 'open', isWaiting: false, search: '' })}
          >
            {copy.clear}
          </Button>
        </div>
      }
    />
  );
}
