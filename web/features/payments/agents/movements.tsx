import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import type { PaperLine } from '#contract/payments/agents/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { MovementLines } from '../movement-lines.tsx';

/** Every movement of the float since the last count. */
export function PaperLines({ lines }: { lines: readonly PaperLine[] }) {
  const { paper: copy, movements } = useCatalogue(agentMoneyCopy);
  if (lines.length === 0) return <p className="text-ink-soft">{copy.noLines}</p>;
  return (
    <MovementLines
      lines={lines.map(({ at, what, code, kobo }) => ({ at, what: movements[what], order: code, kobo }))}
      more={copy.more}
    />
  );
}
