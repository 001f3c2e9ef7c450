import { useSyncExternalStore } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import type { AgentCopy } from '#contract/copy/agent/en.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { noChanges, onUnseenChange, seeChanges, unseenChanges, type Change } from './unseen-changes.ts';

/** Answers of customers and orders that are gone, until the agent has seen them. */
export function ChangesBar({ className }: { className?: string }) {
  const { answers: copy } = useCatalogue(agentCopy).run;
  const changes = useSyncExternalStore(onUnseenChange, unseenChanges, noChanges);
  if (changes.length === 0) return null;
  const isBad = changes.some(({ kind }) => kind === 'gone');
  return (
    <div
      role="alert"
      className={classNames(
        'flex items-center justify-between gap-3 rounded-md px-3 py-2 shadow-lg',
        // A lost order takes a sentence, which wants the whole width of a phone.
        isBad ? 'flex-wrap bg-pepper-soft text-pepper-ink' : 'bg-garri-soft text-garri-ink',
        className,
      )}
    >
      <ul className="grid min-w-0 grow basis-56 gap-1 leading-snug font-extrabold">
        {changes.map((change) => (
          <Line key={change.about} change={change} copy={copy} />
        ))}
      </ul>
      <Button size="small" className="ml-auto shrink-0" onClick={seeChanges}>
        {copy.seen}
      </Button>
    </div>
  );
}

function Line({ change, copy }: { change: Change; copy: AgentCopy['run']['answers'] }) {
  const isGood = change.kind === 'yes' || change.kind === 'handed-over';
  return (
    <li className="flex items-start gap-2">
      <Icon name={isGood ? 'check' : 'warning'} size={20} />
      <span className="min-w-0 wrap-anywhere">
        <span>{textOf(change, copy)}</span>
        {change.kind === 'gone' && <span className="block text-sm font-bold">{copy.goneText}</span>}
      </span>
    </li>
  );
}

function textOf({ kind, name }: Change, copy: AgentCopy['run']['answers']): string {
  switch (kind) {
    case 'yes':
      return copy.yes(name);
    case 'no':
      return copy.no(name);
    case 'gone':
      return copy.gone(name);
    case 'handed-over':
      return copy.handedOver(name);
  }
}
