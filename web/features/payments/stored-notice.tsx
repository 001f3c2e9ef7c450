import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Marks stored data with the time it is from. */
export function StoredNotice({ asOf }: { asOf: string }) {
  const { paper } = useCatalogue(agentMoneyCopy);
  return (
    <output className="flex items-start gap-2 text-ink-soft">
      <Icon name="offline" />
      {paper.kept(momentOf(asOf))}
    </output>
  );
}
