import { Link } from 'wouter';
import type { Conversation } from '#contract/chat/schema.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Talk } from '#web/features/chat/conversation/use-conversation.ts';
import { TalkMessages } from '#web/features/chat/conversation/messages.tsx';

interface Props {
  talk: Talk;
  conversation: Conversation;
  backTo: string;
}

/** An admin’s own conversation with the admins: they cannot moderate it. */
export function AdminChatOwn({ talk, conversation, backTo }: Props) {
  const { talk: copy } = useCatalogue(adminChatCopy);
  return (
    <section aria-label={copy.label} className="talk inbox-wide">
      <p className="flex items-center gap-2 border-b border-line bg-garri-soft p-3 font-bold text-garri-ink">
        <Link href={backTo} aria-label={copy.back} className="button button-quiet button-icon lg:hidden">
          <Icon name="back" />
        </Link>
        {copy.isYours}
      </p>
      <TalkMessages talk={talk} conversation={conversation} />
    </section>
  );
}
