import { useQuery } from '@tanstack/react-query';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { booksQuery } from './queries.ts';

/** Stands first on an admin's first screen when the books differ by as little as one kobo. */
export default function BooksAlarm() {
  const { check: copy } = useCatalogue(adminMoneyCopy).day;
  const { data } = useQuery(booksQuery);
  const differences = data?.lastCheck?.differences ?? [];
  if (differences.length === 0) return null;
  return (
    <Alert tone="danger" title={copy.alarm(differences.length)}>
      <p>{copy.alarmText}</p>
      <ButtonLink href={`${paths.admin}?money=today`} variant="danger" className="mt-3">
        {copy.show}
      </ButtonLink>
    </Alert>
  );
}
