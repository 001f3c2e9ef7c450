import type { ReactNode } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { BagLetter } from './bag-letter.tsx';
import { letterOf } from './bag.ts';

/** Title of a sheet or a screen, behind the letter of its bag. */
export function BagTitle({
  order,
  children,
}: {
  order: Pick<RunOrder, 'bag' | 'code'>;
  children: ReactNode;
}) {
  const { item: copy } = useCatalogue(agentCopy).run;
  const letter = letterOf(order);
  return (
    <span className="flex items-center gap-2">
      <BagLetter letter={letter} label={copy.bag(letter)} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}
