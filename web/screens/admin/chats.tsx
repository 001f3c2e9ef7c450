import { useQueryClient } from '@tanstack/react-query';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { CannedSheet } from '#web/features/chat/admin/canned/sheet.tsx';
import { AdminChatKeys } from '#web/features/chat/admin/shortcut-help.tsx';
import { AdminChatList } from '#web/features/chat/admin/list/list.tsx';
import { AdminChatTalk } from '#web/features/chat/admin/conversation/conversation.tsx';
import { entryIn } from '#web/features/chat/admin/queries.ts';
import { useAdminChatPlace } from '#web/features/chat/admin/url-state.ts';
import { useAnswering } from '#web/features/chat/admin/use-answering.ts';
import { useAdminChatShortcuts } from '#web/features/chat/admin/use-chat-shortcuts.ts';
import { useLiveOrders } from '#web/features/orders/use-live-orders.ts';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].frame.links.chats} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** The conversations of admins: every one that they have part in, and the one that is open beside the list. */
export default function Chats() {
  const { frame } = useCatalogue(adminCopy);
  const { empty } = useCatalogue(adminChatCopy);
  const client = useQueryClient();
  const me = useMe();
  const chatList = useAdminChatPlace();
  const live = useLiveOrders();
  const answering = useAnswering();
  const { place, turn } = chatList;
  useAdminChatShortcuts(turn);
  if (!me) return null;
  const { open } = place;
  const close = () => turn({ sheet: null });
  /** On a phone the open conversation is the page, and the list is not there. */
  const besideTalk = (always: string, whenOpen: string) => classNames(always, open !== null && whenOpen);
  return (
    <div className="inbox" data-open={open === null ? undefined : true}>
      <div className="inbox-list">
        <h1 className={besideTalk('px-4 pt-3 text-xl', 'max-lg:sr-only')}>{frame.links.chats}</h1>
        <div className={besideTalk('grid', 'max-lg:hidden')}>
          <AdminChatList chatList={chatList} live={live} answering={answering} />
        </div>
      </div>
      {open === null ? (
        <div className="grid content-center inbox-wide max-lg:hidden">
          <EmptyState title={empty.pick} text={empty.pickText} />
        </div>
      ) : (
        <AdminChatTalk
          key={open}
          id={open}
          me={me}
          entry={entryIn(client, open)}
          chatList={chatList}
          live={live}
          answering={answering.get(open)}
        />
      )}
      <CannedSheet open={place.sheet === 'canned'} onClose={close} />
      <AdminChatKeys open={place.sheet === 'keys'} onClose={close} />
    </div>
  );
}
