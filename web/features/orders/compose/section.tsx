import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import type { Step } from '../placing/order-of-draft.ts';

/** The parts of the page, in the order in which they are filled in. */
export const parts = ['list', 'market', 'where', 'who', 'rule', 'quote', 'ceiling'] as const;
type Part = (typeof parts)[number];

const partOf: Readonly<Record<Step, Part>> = {
  list: 'list',
  tooLong: 'list',
  market: 'market',
  where: 'where',
  who: 'who',
  checking: 'quote',
  refused: 'quote',
  cap: 'rule',
  ceiling: 'ceiling',
};

const idOf = (part: Part) => `order-${part}`;

/** One matter of the order. */
export function ComposerSection({
  part,
  title,
  children,
}: {
  part: Part;
  title: string;
  children: ReactNode;
}) {
  return (
    <div id={idOf(part)} className="scroll-mt-20">
      <Card title={title}>{children}</Card>
    </div>
  );
}

/** Brings the part where this step is done into sight, with the keyboard in its first field. */
export function goToStep(step: Step): void {
  const part = document.getElementById(idOf(partOf[step]));
  if (part === null) return;
  part.scrollIntoView({ block: 'start' });
  const field = part.querySelector<HTMLElement>(
    '[aria-invalid], textarea, select, input:not([type=hidden]), button',
  );
  field?.focus({ preventScroll: true });
}
