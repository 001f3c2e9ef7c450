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
  const { log: words } = useCatalogue(adminNoticesCopy);
  const choices = [
    { name: 'state', label: words.state, options: keysOf(words.states), says: words.states },
    { name: 'kind', label: words.kind, options: keysOf(words.kinds), says: words.kinds },
    { name: 'way', label: words.way, options: noticeWays, says: words.wayChoices },
  ] as const;
  return (
    <search aria-label={words.filters} className="grid gap-4">
      <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
        {choices.map(({ name, label, options, says }) => (
          <Select
            key={name}
            label={label}
            value={filter[name]}
            onChange={({ target }) => turn(chosen(name, target.value), { replace: true })}
          >
            <option value="">{words.any}</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {Object.entries(says).find(([key]) => key === option)?.[1]}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <Words key={`${filter.person} ${filter.code}`} filter={filter} turn={turn} />
    </search>
  );
}

/** One filter, read as it is read out of an address. */
function chosen(name: 'state' | 'kind' | 'way', value: string): Partial<LogFilter> {
  return { [name]: readAdmin(`?${name}=${value}`)[name] };
}

function Words({ filter, turn }: Props) {
  const { log: words } = useCatalogue(adminNoticesCopy);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { person: filter.person, code: filter.code },
  });
  const find = handleSubmit(({ person, code }) =>
    turn({ person: person.trim(), code: code.trim().toUpperCase() }, { replace: true }),
  );
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <Form className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3" onSubmit={find}>
      <Field label={words.person} maxLength={60} autoCapitalize="none" {...register('person')} />
      <Field
        label={words.code}
        hint={words.codeHint}
        error={formState.errors.code && words.codeRefused}
        {...register('code', { validate: (code) => code.trim() === '' || orderCode.safeParse(code).success })}
      />
      <div className="col-span-2 flex flex-wrap gap-3 sm:col-span-1 sm:mt-7">
        <Button type="submit">{words.find}</Button>
        {isFiltered && (
          <Button variant="quiet" onClick={() => turn(noFilter, { replace: true })}>
            {words.clear}
          </Button>
        )}
      </div>
    </Form>
  );
}
