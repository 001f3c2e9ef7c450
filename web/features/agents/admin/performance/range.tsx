import { adminAgentsCopy } from '#contract/copy/admin/agents.ts';
import { lagosClock } from '#contract/time.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { useSearchState } from '#web/lib/screen/use-search-state.ts';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { quickRanges, readRange, type QuickRange } from './measures.ts';

export function AdminPerformanceAsked() {
  const { performance: copy } = useCatalogue(adminAgentsCopy);
  const [params, change] = useSearchState();
  const now = useNow();
  const { from, to, quick } = readRange(params, now);
  const today = lagosClock(now).date;
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Choice<QuickRange | ''>
        legend={copy.range}
        name="performance-days"
        options={quickRanges.map((value) => ({ value, label: copy.ranges[value] }))}
        chosen={quick ?? ''}
        onChoose={(days) => change({ days: days === '28' ? null : days, from: null, to: null })}
      />
      <Field
        type="date"
        label={copy.from}
        value={from}
        max={to}
        onChange={({ target }) => target.value !== '' && change({ from: target.value, to, days: null })}
      />
      <Field
        type="date"
        label={copy.to}
        value={to}
        min={from}
        max={today}
        onChange={({ target }) => target.value !== '' && change({ from, to: target.value, days: null })}
      />
      <div className="grow">
        <Field
          type="search"
          label={copy.search}
          maxLength={80}
          value={params.get('q') ?? ''}
          onChange={({ target }) => change({ q: target.value })}
        />
      </div>
    </div>
  );
}
