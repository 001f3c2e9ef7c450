import { useState, type KeyboardEvent } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { adminListsCopy } from '#contract/copy/admin/lists.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { readErrand } from '#contract/orders/errands/reading/errand.ts';
import { mostThing, orderKinds, type OrderKind } from '#contract/orders/errands/schema.ts';
import type { ListRequestId } from '#contract/orders/requests/ids.ts';
import { longestWrittenList } from '#contract/orders/requests/schema.ts';
import type { TakenRequest } from '#contract/orders/requests/transcription/schema.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { useAltKeys } from '#web/features/orders/original/use-alt-keys.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { AskAboutList } from './ask-about-list.tsx';
import { MarkUnreadable } from './mark-unreadable.tsx';
import { useWriteList } from './queries.ts';
import { ReadItems } from './read-items.tsx';
import { ListKeys } from './list-keys.tsx';
import { useTypedKind, useTypedList } from './typed-list.ts';

interface Props {
  taken: TakenRequest;
  me: User;
  onDone: () => void;
}

/** The box to write in beside the original, the items as they are read, and what ends the work on it. */
export function WriteList({ taken, me, onDone }: Props) {
  const { id } = taken;
  const { writing } = useCatalogue(adminListsCopy);
  const { text, type, forget } = useTypedList(me.id, id);
  const kind = useTypedKind(me.id, id, kindAsked(taken));
  const isThing = hasOneThing(kind.chosen);
  const write = useWriteList();
  const requestId = useRequestIds();
  const failed = useFailure();
  const end = () => {
    forget();
    kind.forget();
    onDone();
  };
  const send = () => {
    if (text.trim() === '' || write.isPending) return;
    // A list is one without the word, which the version before does not know and would refuse.
    const ofKind = kind.chosen === 'market' ? {} : { orderKind: kind.chosen };
    const body = { requestId: id, text, ...ofKind };
    write.mutate(
      { clientRequestId: requestId(body), ...body },
      {
        onSuccess: () => {
          showToast({ title: writing.sent, tone: 'success' });
          end();
        },
        onError: failed,
      },
    );
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      <KindOfRequest {...kind} />
      <TextArea
        label={isThing ? writing.thing : writing.label}
        hint={isThing ? writing.thingHint : writing.hint}
        rows={8}
        value={text}
        maxLength={isThing ? mostThing : longestWrittenList}
        autoCapitalize="none"
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
      />
      <p className="text-sm text-ink-soft">{writing.saved}</p>
      <Button isBusy={write.isPending} disabled={text.trim() === ''} onClick={send}>
        {writing.ready}
      </Button>
      <OtherEndings id={id} onAsked={onDone} onUnreadable={end} />
      {!isThing && <ReadItems text={text} />}
    </>
  );
}

/** The sender's choice; without one it is a list, unless the note with it asks for something else. */
function kindAsked({ orderKind, note }: TakenRequest): OrderKind {
  return orderKind && orderKind !== 'market' ? orderKind : (readErrand(note, [])?.kind ?? 'market');
}

function KindOfRequest({ chosen, choose }: Pick<ReturnType<typeof useTypedKind>, 'chosen' | 'choose'>) {
  const { writing } = useCatalogue(adminListsCopy);
  const { kind } = useCatalogue(orderCopy);
  return (
    <Choice
      legend={writing.kind}
      name="order-kind"
      options={orderKinds.map((value) => ({ value, label: kind.kinds[value] }))}
      chosen={chosen}
      onChoose={choose}
    />
  );
}

interface EndingsProps {
  id: ListRequestId;
  /** The typed text stays for the time when the answer comes. */
  onAsked: () => void;
  onUnreadable: () => void;
}

function OtherEndings({ id, onAsked, onUnreadable }: EndingsProps) {
  const copy = useCatalogue(adminListsCopy);
  const [sheet, setSheet] = useState<'ask' | 'unreadable' | 'keys' | null>(null);
  const close = () => setSheet(null);
  useAltKeys({ KeyA: () => setSheet('ask'), KeyU: () => setSheet('unreadable') });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setSheet('ask')}>
          {copy.asking.open}
        </Button>
        <Button variant="secondary" onClick={() => setSheet('unreadable')}>
          {copy.unreadable.open}
        </Button>
        <Button variant="quiet" className="max-lg:hidden" onClick={() => setSheet('keys')}>
          {copy.keys.title}
        </Button>
      </div>
      <AskAboutList id={id} open={sheet === 'ask'} onClose={close} onDone={onAsked} />
      <MarkUnreadable id={id} open={sheet === 'unreadable'} onClose={close} onDone={onUnreadable} />
      <ListKeys open={sheet === 'keys'} onClose={close} />
    </>
  );
}
