import type { About } from '#contract/chat/schema.ts';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useDraftText } from '../writing/draft-texts.ts';
import { quickReplies } from '../writing/quick-reply-texts.ts';
import { reportTyping } from '../writing/say-typing.ts';
import { nameOf } from './query.ts';
import { useSayAtOnce } from '../writing/use-send-at-once.ts';
import { useTalk, type Talk } from './use-conversation.ts';
import { Composer } from '../writing/composer.tsx';
import { OpenedTalk } from './opened.tsx';
import { QuickReplies } from '../writing/quick-replies.tsx';
import { RefusedActions } from '../writing/refused-actions.tsx';
import { TalkMessages } from './messages.tsx';
import { TalkHead } from './head.tsx';
import { TalkNotes } from './notes.tsx';

interface Props {
  about: About;
  live: LiveState;
  /** Text for a reader who may not see it, or no longer. */
  gone: string;
}

/** A whole conversation: who is there, what was said, and where to say more. */
export function TalkPanel({ about, live, gone }: Props) {
  const talk = useTalk(about, live);
  return (
    <OpenedTalk talk={talk} gone={gone}>
      {(conversation) => (
        <div className="talk">
          <TalkHead about={about} talk={talk} conversation={conversation} />
          <Messages talk={talk} about={about} conversation={conversation} />
        </div>
      )}
    </OpenedTalk>
  );
}

interface OpenProps {
  talk: Talk;
  about: About;
  conversation: NonNullable<Talk['conversation']>;
}

function Messages({ talk, about, conversation }: OpenProps) {
  const copy = useCatalogue(talkCopy);
  const sayAtOnce = useSayAtOnce(talk);
  const [text, setText] = useDraftText(nameOf(about));
  return (
    <>
      <TalkMessages
        talk={talk}
        conversation={conversation}
        renderUnder={(message) =>
          message.state === 'refused' && (
            <RefusedActions message={message} hasBehind={talk.messages.at(-1) !== message} onEdit={setText} />
          )
        }
      />
      <TalkNotes conversation={conversation} hasNetwork={talk.hasNetwork} />
      {conversation.mayWrite && (
        <Composer
          draft={nameOf(about)}
          text={text}
          onText={setText}
          onSend={talk.write}
          onTyping={() => reportTyping(about)}
        >
          <QuickReplies replies={text === '' ? quickReplies(conversation, copy) : []} onSay={sayAtOnce} />
        </Composer>
      )}
    </>
  );
}
