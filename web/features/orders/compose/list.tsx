import { useState, type KeyboardEvent } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import { sharingCopy } from '#contract/copy/tracking/sharing.ts';
import { longestList } from '#contract/lists/schema.ts';
import { mostItems } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { useInBrowser } from '#web/lib/page/use-in-browser.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { ItemList } from '#web/features/lists/items/list.tsx';
import { SaveList } from '#web/features/lists/saved/save-list.tsx';
import { SavedLists } from '#web/features/lists/saved/saved-lists.tsx';
import { wantedItems, type DraftItem } from '#web/features/lists/items/draft-item.ts';
import { useNotCarried } from '#web/features/lists/refused/use-refused.ts';
import { lineOf } from '#web/features/lists/items/item-text.ts';
import { WhatsappLink } from '../sharing/whatsapp-link.tsx';
import { withLine, withText, type Draft } from '../placing/draft.ts';
import { changeDraft, changeItems, useDraftPart } from '../placing/draft-store.ts';
import { partAfter, stepName, type Part } from '../placing/parts.ts';
import { servingMarket } from '../placing/shop/shop.ts';
import type { SharedOriginals } from '../requests/shared-originals.ts';
import { RequestStart } from '../requests/start.tsx';
import type { HeldNote } from '../requests/use-held-note.ts';
import { ComposerBar } from './bar.tsx';
import { ComposerSection, goOn } from './section.tsx';
import { LateErrandFromSentence } from './errand/late.tsx';
import { goToErrandYes } from './errand/question.ts';

/** The end of a longer list lies out of sight of its box. */
const fewItems = 5;

interface Props {
  draft: Draft;
  /** Shared by another app, to be sent in place of a typed list. */
  shared: SharedOriginals;
  note: HeldNote;
  /** A list from elsewhere wants to stand here. */
  onFill: (text: string) => void;
  onNext: (part: Part) => void;
  /** The text was an errand, which goes on with a part of its own. */
  onRead: (part: Part) => void;
}

/** The list as it is written, and as it was understood. */
export function ComposerList({ draft, shared, note, onFill, onNext, onRead }: Props) {
  const { list, next } = useCatalogue(orderCopy);
  const { whatsapp } = useCatalogue(sharingCopy);
  const isSignedIn = Boolean(useMe());
  const isInBrowser = useInBrowser();
  const wants = wantedItems(draft.items);
  const isTooLong = draft.read > mostItems;
  const [notCarried] = useNotCarried(draft.items);
  const step = stepOf(draft, notCarried);
  // The text whose question the bar led to: a second press takes it for a list.
  const [asked, setAsked] = useState<string>();
  const goFurther = () => {
    if (notCarried !== undefined) return goToLine(notCarried);
    if (asked !== draft.text && goToErrandYes()) return setAsked(draft.text);
    goOn('list', onNext);
  };
  return (
    <>
      <ComposerSection part="list" title={list.title}>
        <WrittenList
          rows={draft.items.length > 6 ? 8 : draft.items.length > 2 ? 5 : 3}
          error={isTooLong ? list.tooLong(draft.read, mostItems) : undefined}
        />
        {isInBrowser && (
          <LateErrandFromSentence draft={draft} isAsked={asked === draft.text} onTaken={onRead} />
        )}
        <RequestStart given={shared} isTyped={draft.items.length > 0} note={note} />
        {isSignedIn && <SavedLists onUse={onFill} />}
        {draft.items.length === 0 ? (
          <p className="text-ink-soft">{list.empty}</p>
        ) : isTooLong ? null : (
          <>
            <div>
              <h3>
                <output>{list.read(wants.length)}</output>
              </h3>
              <p className="text-sm text-ink-soft">{list.readHint}</p>
            </div>
            <ItemList items={draft.items} marketId={servingMarket(draft)} onChange={changeItems} />
            {wants.length > fewItems && <AddLine />}
            {isSignedIn && <SaveList text={wants.map(lineOf).join('\n')} />}
            <WhatsappLink label={whatsapp.list} text={whatsapp.listText(wants.map(lineOf).join('\n'))} />
          </>
        )}
      </ComposerSection>
      <ComposerBar onClick={goFurther}>{next[step]}</ComposerBar>
    </>
  );
}

/** The name of what is to be done next; `next` of the catalogue has the words. */
function stepOf(draft: Draft, notCarried: DraftItem | undefined) {
  if (draft.read > mostItems) return 'tooLong';
  if (notCarried !== undefined) return 'notCarried';
  return wantedItems(draft.items).length === 0 ? 'list' : stepName(draft, partAfter(draft, 'list'));
}

/** Brings a line into sight, with the keyboard on the button that takes it out. */
function goToLine({ key }: DraftItem): void {
  const buttons = document.querySelectorAll<HTMLElement>(`[data-line="${key}"] button`);
  buttons[buttons.length - 1]?.focus();
}

/** The list in the customer's own words. */
function WrittenList({ rows, error }: { rows: number; error: string | undefined }) {
  const { list, shop } = useCatalogue(orderCopy);
  const text = useDraftPart((draft) => draft.text);
  const kind = useDraftPart((draft) => draft.kind);
  return (
    <TextArea
      // The begin script knows it by this name; what the browser would fill in of another day is not wanted.
      name="order-list"
      autoComplete="off"
      label={list.label}
      hint={text === '' ? list.hint : undefined}
      placeholder={kind === 'market' ? list.example : shop.example}
      rows={rows}
      maxLength={longestList}
      autoCapitalize="none"
      value={text}
      onChange={(event) => changeDraft((now) => withText(now, event.target.value))}
      error={error}
    />
  );
}

function AddLine() {
  const { list } = useCatalogue(orderCopy);
  const [line, setLine] = useState('');
  const add = () => {
    if (line.trim() === '') return;
    changeDraft((now) => withLine(now, line.trim()));
    setLine('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <Field
      label={list.add}
      value={line}
      autoComplete="off"
      enterKeyHint="done"
      onChange={(event) => setLine(event.target.value)}
      onKeyDown={addOnEnter}
      end={
        <Button variant="quiet" onClick={add}>
          {list.addButton}
        </Button>
      }
    />
  );
}
