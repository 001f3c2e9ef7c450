import type { ReactNode } from 'react';
import { savedListsCopy } from '#contract/copy/customer/saved-lists.ts';
import type { SavedList } from '#contract/lists/saved/schema.ts';
import { paths } from '#contract/paths.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ChangeAndDelete } from '../change-and-delete.tsx';
import { useDeleteList } from '../mutations.ts';

interface Props {
  list: SavedList;
  onChange: () => void;
  children: ReactNode;
}

/** One saved list with what can be done with it. */
export function ListRow({ list: { id, name, text, changedAt }, onChange, children }: Props) {
  const copy = useCatalogue(savedListsCopy);
  const remove = useDeleteList();
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-extrabold">{name}</span>
          <span className="text-sm text-ink-soft">{copy.changed(dayOf(changedAt))}</span>
        </span>
        <ButtonLink href={paths.orderFromList(text)} variant="secondary" aria-label={copy.orderOf(name)}>
          {copy.order}
        </ButtonLink>
      </div>
      {children}
      <ChangeAndDelete
        name={name}
        copy={copy}
        isDeleting={remove.isPending}
        onChange={onChange}
        onDelete={(after) => remove.mutate({ listId: id }, after)}
      />
    </li>
  );
}
