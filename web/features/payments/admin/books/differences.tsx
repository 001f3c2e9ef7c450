import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import type { Difference } from '#contract/payments/books/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';

/** Each place where the book and the rest of the house say different things. */
export function AdminDifferences({ differences }: { differences: readonly Difference[] }) {
  const { check: copy } = useCatalogue(adminMoneyCopy).day;
  if (differences.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {differences.map(({ kind, about, bookKobo, otherKobo }) => (
        <li key={`${kind} ${about}`} className="border-s-4 border-pepper ps-3">
          <p className="font-extrabold wrap-anywhere">
            {copy.kinds[kind]} · {about}
          </p>
          {bookKobo !== otherKobo && (
            <p>
              {copy.book}: {naira(bookKobo)} · {copy.other}: {naira(otherKobo)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
