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
import { amountWords } from '#web/features/lists/items/item-text.ts';
import type { AdminStoryLine as Line } from './lines.ts';
import { phoneTimeOf } from './phone-time.ts';

type Of<Kind extends Line['of']> = Extract<Line, { of: Kind }>;

/** One thing that happened, in words. */
export function AdminStoryLine({ line, isGuests }: { line: Line; isGuests: boolean }) {
  if (line.of === 'step') return <Step line={line} isGuests={isGuests} />;
  if (line.of === 'item') return <Item line={line} />;
  if (line.of === 'offer' || line.of === 'offer-end') return <Offer line={line} />;
  if (line.of === 'question' || line.of === 'answer') return <Question line={line} />;
  if (line.of === 'change') return <Change line={line} />;
  return <Alarm line={line} />;
}

function Step({ line: { step }, isGuests }: { line: Of<'step'>; isGuests: boolean }) {
  const { happened } = useCatalogue(boardCopy);
  const { story, phone } = useCatalogue(adminOrdersCopy);
  const { action, by, reason, who } = step;
  const isByPhone = action === 'place' && by === 'admin';
  const title = isByPhone ? phone.placed(who?.name ?? story.nobody) : happened[action];
  const known = by === 'system' ? systemReasons.find((systemReason) => systemReason === reason) : undefined;
  const guest = by === 'customer' && isGuests ? story.guest : undefined;
  return (
    <Told title={title} at={step.at} phoneAt={phoneTimeOf(step)} by={by} who={who?.name ?? guest}>
      {reason !== null && (
        <p className="wrap-anywhere">“{known === undefined ? reason : story.reasons[known]}”</p>
      )}
    </Told>
  );
}

function Item({ line: { event, name } }: { line: Of<'item'> }) {
  const { item: words } = useCatalogue(boardCopy);
  const tracking = useCatalogue(trackingCopy);
  const { what, step, at, by } = event;
  return (
    <Told title={words.happened(name, words.steps[step])} at={at} phoneAt={phoneTimeOf(event)} by={by}>
      {what !== null && (
        <p className="wrap-anywhere">
          {words.what(amountWords(what, tracking), what.name, naira(what.kobo))}
        </p>
      )}
    </Told>
  );
}

function Offer({ line: { of, at, offer } }: { line: Of<'offer' | 'offer-end'> }) {
  const { story, order: words } = useCatalogue(adminOrdersCopy);
  const outcome = words.outcomes[offer.outcome ?? 'open'];
  const why = offer.declineReason === null ? '' : ` (${words.declines[offer.declineReason]})`;
  const title =
    of === 'offer' ? story.offered(offer.agent.name) : story.offerEnded(offer.agent.name, `${outcome}${why}`);
  return (
    <Told title={title} at={at} {...(of === 'offer' ? { by: 'system' } : { who: offer.agent.name })}>
      {of === 'offer' && (
        <p>
          {words.parts[offer.part]} · {words.earns(naira(offer.earnKobo))}
        </p>
      )}
    </Told>
  );
}

function Question({ line: { of, at, question } }: { line: Of<'question' | 'answer'> }) {
  const { story } = useCatalogue(adminOrdersCopy);
  const { item: words } = useCatalogue(boardCopy);
  const tracking = useCatalogue(trackingCopy);
  const { itemName, kind, answer, askedBy, answeredBy } = question;
  if (of === 'answer' && answer !== null)
    return (
      <Told
        title={story.answered[answer](itemName)}
        at={at}
        who={answeredBy ?? (answer === 'silence' ? story.nobody : story.guest)}
      />
    );
  return (
    <Told title={story.of(itemName, story.asked[kind])} at={at} who={askedBy}>
      <p className="wrap-anywhere">
        {words.what(amountWords(question, tracking), question.name, naira(question.priceKobo))}
      </p>
    </Told>
  );
}

function Alarm({ line: { of, at, alarm } }: { line: Of<'alarm' | 'settled'> }) {
  const { story } = useCatalogue(adminOrdersCopy);
  const { day } = useCatalogue(adminCopy);
  const kind = day.kinds[alarm.kind];
  return of === 'alarm' ? (
    <Told title={story.rang(kind)} at={at} by="system" />
  ) : (
    <Told title={story.settled(kind)} at={at} who={alarm.settledBy ?? story.nobody} />
  );
}

function Change({ line: { at, change } }: { line: Of<'change'> }) {
  const { story } = useCatalogue(adminOrdersCopy);
  const known: Readonly<Record<string, string>> = story.changes;
  return (
    <Told
      title={story.changed(known[change.action] ?? change.action)}
      at={at}
      who={change.actor?.name ?? story.nobody}
    />
  );
}

interface ToldProps {
  title: string;
  at: string;
  phoneAt?: string | null;
  by?: Mover;
  who?: string | undefined;
  children?: ReactNode;
}

function Told({ title, at, phoneAt = null, by, who, children }: ToldProps) {
  const { sheet } = useCatalogue(boardCopy);
  const { story } = useCatalogue(adminOrdersCopy);
  const role = by === undefined || by === 'system' ? undefined : sheet.by[by];
  const named = who ?? (by === 'system' ? story.nobody : undefined);
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
