import type { ReactNode } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Mover } from '#contract/orders/lifecycle.ts';
import { systemReasons } from '#contract/orders/system-reasons.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { amountText } from '#web/features/lists/items/item-text.ts';
import type { HistoryEntry as Line } from './entries.ts';
import { phoneTimeOf } from './phone-time.ts';

type Of<Kind extends Line['of']> = Extract<Line, { of: Kind }>;

/** One thing that happened, in words. */
export function AdminHistoryEntry({ line, isGuests }: { line: Line; isGuests: boolean }) {
  if (line.of === 'step') return <Step line={line} isGuests={isGuests} />;
  if (line.of === 'item') return <Item line={line} />;
  if (line.of === 'offer' || line.of === 'offer-end') return <Offer line={line} />;
  if (line.of === 'question' || line.of === 'answer') return <Question line={line} />;
  if (line.of === 'change') return <Change line={line} />;
  return <Alarm line={line} />;
}

function Step({ line: { step }, isGuests }: { line: Of<'step'>; isGuests: boolean }) {
  const { happened } = useCatalogue(boardCopy);
  const { story: historyCopy, phone } = useCatalogue(adminOrdersCopy);
  const { action, by, reason, who } = step;
  const isByPhone = action === 'place' && by === 'admin';
  const title = isByPhone ? phone.placed(who?.name ?? historyCopy.nobody) : happened[action];
  const known = by === 'system' ? systemReasons.find((systemReason) => systemReason === reason) : undefined;
  const guest = by === 'customer' && isGuests ? historyCopy.guest : undefined;
  return (
    <EntryText title={title} at={step.at} phoneAt={phoneTimeOf(step)} by={by} who={who?.name ?? guest}>
      {reason !== null && (
        <p className="wrap-anywhere">“{known === undefined ? reason : historyCopy.reasons[known]}”</p>
      )}
    </EntryText>
  );
}

function Item({ line: { event, name } }: { line: Of<'item'> }) {
  const { item: copy } = useCatalogue(boardCopy);
  const tracking = useCatalogue(trackingCopy);
  const { what, step, at, by } = event;
  return (
    <EntryText title={copy.happened(name, copy.steps[step])} at={at} phoneAt={phoneTimeOf(event)} by={by}>
      {what !== null && (
        <p className="wrap-anywhere">{copy.what(amountText(what, tracking), what.name, naira(what.kobo))}</p>
      )}
    </EntryText>
  );
}

function Offer({ line: { of, at, offer } }: { line: Of<'offer' | 'offer-end'> }) {
  const { story: historyCopy, order: copy } = useCatalogue(adminOrdersCopy);
  const outcome = copy.outcomes[offer.outcome ?? 'open'];
  const why = offer.declineReason === null ? '' : ` (${copy.declines[offer.declineReason]})`;
  const title =
    of === 'offer'
      ? historyCopy.offered(offer.agent.name)
      : historyCopy.offerEnded(offer.agent.name, `${outcome}${why}`);
  return (
    <EntryText title={title} at={at} {...(of === 'offer' ? { by: 'system' } : { who: offer.agent.name })}>
      {of === 'offer' && (
        <p>
          {copy.parts[offer.part]} · {copy.earns(naira(offer.earnKobo))}
        </p>
      )}
    </EntryText>
  );
}

function Question({ line: { of, at, question } }: { line: Of<'question' | 'answer'> }) {
  const { story: historyCopy } = useCatalogue(adminOrdersCopy);
  const { item: copy } = useCatalogue(boardCopy);
  const tracking = useCatalogue(trackingCopy);
  const { itemName, kind, answer, askedBy, answeredBy } = question;
  if (of === 'answer' && answer !== null)
    return (
      <EntryText
        title={historyCopy.answered[answer](itemName)}
        at={at}
        who={answeredBy ?? (answer === 'silence' ? historyCopy.nobody : historyCopy.guest)}
      />
    );
  return (
    <EntryText title={historyCopy.of(itemName, historyCopy.asked[kind])} at={at} who={askedBy}>
      <p className="wrap-anywhere">
        {copy.what(amountText(question, tracking), question.name, naira(question.priceKobo))}
      </p>
    </EntryText>
  );
}

function Alarm({ line: { of, at, alarm } }: { line: Of<'alarm' | 'settled'> }) {
  const { story: historyCopy } = useCatalogue(adminOrdersCopy);
  const { day } = useCatalogue(adminCopy);
  const kind = day.kinds[alarm.kind];
  return of === 'alarm' ? (
    <EntryText title={historyCopy.rang(kind)} at={at} by="system" />
  ) : (
    <EntryText title={historyCopy.settled(kind)} at={at} who={alarm.settledBy ?? historyCopy.nobody} />
  );
}

function Change({ line: { at, change } }: { line: Of<'change'> }) {
  const { story: historyCopy } = useCatalogue(adminOrdersCopy);
  const known: Readonly<Record<string, string>> = historyCopy.changes;
  return (
    <EntryText
      title={historyCopy.changed(known[change.action] ?? change.action)}
      at={at}
      who={change.actor?.name ?? historyCopy.nobody}
    />
  );
}

interface EntryTextProps {
  title: string;
  at: string;
  phoneAt?: string | null;
  by?: Mover;
  who?: string | undefined;
  children?: ReactNode;
}

function EntryText({ title, at, phoneAt = null, by, who, children }: EntryTextProps) {
  const { sheet } = useCatalogue(boardCopy);
  const { story: historyCopy } = useCatalogue(adminOrdersCopy);
  const role = by === undefined || by === 'system' ? undefined : sheet.by[by];
  const named = who ?? (by === 'system' ? historyCopy.nobody : undefined);
  return (
    <>
      <p className="font-extrabold wrap-anywhere">{title}</p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {[momentOf(at), named, role].filter((part) => part !== undefined).join(' · ')}
        {phoneAt !== null && <span className="block">{sheet.onPhone(momentOf(phoneAt))}</span>}
      </p>
      {children}
    </>
  );
}
