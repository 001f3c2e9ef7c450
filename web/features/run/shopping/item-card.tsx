import { memo } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { isResolved } from '#contract/orders/shopping/item-steps.ts';
import { worthOf } from '#contract/orders/shopping/own-money.ts';
import type { RunItem } from '#contract/orders/run/schema.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { amountText, askedText } from '#web/features/lists/items/item-text.ts';
import type { ListLine } from './stalls.ts';
import { BagLetter } from '../order/bag-letter.tsx';
import { ItemActions } from './item-actions.tsx';
import { OpenQuestion } from './open-question.tsx';

interface Props {
  line: ListLine;
  /** Undefined where there is one bag only. */
  letter: string | undefined;
  isOpen: boolean;
  onTouch: (itemId: string) => void;
}

const tones: Partial<Record<RunItem['status'], 'leaf' | 'garri'>> = {
  found: 'leaf',
  short: 'leaf',
  replaced: 'leaf',
  price_asked: 'garri',
  replacement_proposed: 'garri',
};

/** One line of the list: what, for whom, at what price, and what can be done with it. */
export const ItemCard = memo(function ItemCard({ line, letter, isOpen, onTouch }: Props) {
  const copy = useCatalogue(agentCopy);
  const { item } = line;
  const isDone = isResolved(item.status);
  const canAct = line.order.status === 'shopping';
  return (
    <li
      data-open={isDone ? undefined : line.order.code}
      className={classNames(
        'grid rounded-md border-2 bg-surface',
        isOpen && canAct ? 'border-leaf' : 'border-line',
        isDone && !isOpen && 'bg-sunk',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-16 items-center gap-3 px-3 py-2 text-start"
        onClick={() => onTouch(item.id)}
      >
        {letter !== undefined && <BagLetter letter={letter} label={copy.run.item.bag(letter)} />}
        <span className="grid min-w-0 grow">
          <span className="text-lg leading-snug font-extrabold wrap-anywhere">{askedText(item, copy)}</span>
          {item.note !== '' && <span className="leading-snug wrap-anywhere">{item.note}</span>}
          <span className="text-sm leading-snug text-ink-soft">{priceLine(line, copy.run.item)}</span>
        </span>
        {item.status === 'requested' ? (
          <Icon name="forward" />
        ) : (
          <Badge tone={tones[item.status] ?? 'plain'}>
            {item.paidKobo !== null && isDone
              ? shortNaira(item.paidKobo)
              : copy.run.item.statuses[item.status]}
          </Badge>
        )}
      </button>
      {item.got !== null && (
        <p className="px-3 pb-2 text-sm font-bold">
          {copy.run.item.got(`${amountText(item.got, copy)} ${item.got.name}`)}
        </p>
      )}
      {item.question !== null && <OpenQuestion question={item.question} />}
      {isOpen && canAct && <ItemActions line={line} />}
    </li>
  );
});

function priceLine({ order, item }: ListLine, copy: Copy): string {
  const isWorth = worthOf(item) !== null;
  const cap = item.capKobo === null ? [] : [copy[isWorth ? 'worth' : 'cap'](shortNaira(item.capKobo))];
  // The guide knows markets: of a shop it says nothing.
  const unknown = item.capKobo === null && !order.errand ? [copy.noGuide] : [];
  const guide = item.guideKobo === null ? unknown : [copy.guide(shortNaira(item.guideKobo))];
  const instead =
    item.replacement === 'none' ? [copy.noReplacement] : item.replacement === 'similar' ? [copy.similar] : [];
  return [...cap, ...guide, ...instead].join(' · ');
}

type Copy = (typeof agentCopy)['pcm']['run']['item'];
