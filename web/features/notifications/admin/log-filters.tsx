import { useForm } from 'react-hook-form';
import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import { keysOf } from '#contract/keys-of.ts';
import { noticeWays } from '#contract/notifications/kinds.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { noFilter, readAdmin, type LogFilter, type Turn } from './url-state.ts';

interface Props {
  filter: LogFilter;
  turn: Turn;
}

/** Filters of the log: a choice applies at once, text on submit. */
export function AdminLogFilters({ filter, turn }: Props) {
  const { log: copy } = useCatalogue(adminNoticesCopy);
  const choices = [
    { name: 'state', label: copy.state, options: keysOf(copy.states), says: copy.states },
    { name: 'kind', label: copy.kind, options: keysOf(copy.kinds), says: copy.kinds },
    { name: 'way', label: copy.way, options: noticeWays, says: copy.wayChoices },
  ] as const;
  return (
    <search aria-label={copy.filters} className="grid gap-4">
      <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
        {choices.map(({ name, label, options, says }) => (
          <Select
            key={name}
            label={label}
            value={filter[name]}
            onChange={({ target }) => turn(chosen(name, target.value), { replace: true })}
          >
            <option value="">{copy.any}</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {Object.entries(says).find(([key]) => key === option)?.[1]}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <SearchField key={`${filter.person} ${filter.code}`} filter={filter} turn={turn} />
    </search>
  );
}

/** One filter, read as it is read out of an address. */
function chosen(name: 'state' | 'kind' | 'way', value: string): Partial<LogFilter> {
  return { [name]: readAdmin(`?${name}=${value}`)[name] };
}

function SearchField({ filter, turn }: Props) {
  const { log: copy } = useCatalogue(adminNoticesCopy);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { person: filter.person, code: filter.code },
  });
  const find = handleSubmit(({ person, code }) =>
    turn({ person: person.trim(), code: code.trim().toUpperCase() }, { replace: true }),
  );
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <Form className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3" onSubmit={find}>
      <Field label={copy.person} maxLength={60} autoCapitalize="none" {...register('person')} />
      <Field
        label={copy.code}
        hint={copy.codeHint}
        error={formState.errors.code && copy.codeRefused}
        {...register('code', { validate: (code) => code.trim() === '' || orderCode.safeParse(code).success })}
      />
      <div className="col-span-2 flex flex-wrap gap-3 sm:col-span-1 sm:mt-7">
        <Button type="submit">{copy.find}</Button>
        {isFiltered && (
          <Button variant="quiet" onClick={() => turn(noFilter, { replace: true })}>
            {copy.clear}
          </Button>
        )}
      </div>
    </Form>
  );
}
