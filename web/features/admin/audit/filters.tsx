import { historyCopy } from '#contract/copy/admin/history.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { FilterText } from '../filter-text.tsx';
import type { HistoryFilter } from './url-state.ts';

interface Props {
  filter: HistoryFilter;
  turn: (change: Partial<HistoryFilter>) => void;
}

/** About what, by whom, what and when; words are asked when they are sent or left. */
export function HistoryFilters({ filter, turn }: Props) {
  const copy = useCatalogue(historyCopy);
  return (
    <search className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <FilterText
        label={copy.subject}
        hint={copy.subjectHint}
        maxLength={100}
        value={filter.subject}
        onSay={(subject) => turn({ subject })}
      />
      <FilterText
        label={copy.actor}
        hint={copy.actorHint}
        maxLength={60}
        value={filter.actor}
        onSay={(actor) => turn({ actor })}
      />
      <Select
        label={copy.action}
        value={filter.action}
        onChange={({ target }) => turn({ action: target.value })}
      >
        <option value="">{copy.anyAction}</option>
        {Object.entries(copy.actions).map(([action, text]) => (
          <option key={action} value={action}>
            {text}
          </option>
        ))}
      </Select>
      <Field
        label={copy.from}
        type="date"
        value={filter.from}
        onChange={({ target }) => turn({ from: target.value })}
      />
      <Field
        label={copy.to}
        type="date"
        value={filter.to}
        onChange={({ target }) => turn({ to: target.value })}
      />
    </search>
  );
}
