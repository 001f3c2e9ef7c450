import { Link } from 'wouter';
import { historyCopy } from '#contract/copy/admin/history.ts';
import { officePaths } from '#contract/admin/paths.ts';
import { holds } from '#contract/permissions.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useMe } from '#web/features/accounts/queries.ts';

interface Props {
  /** Subject in the audit: an id, an order’s code, a username, a setting’s key. */
  subject: string;
  /** Display name. */
  name: string;
}

/** From a thing to what was ever changed about it, for those who may read that. */
export function ToHistory({ subject, name }: Props) {
  const copy = useCatalogue(historyCopy);
  const me = useMe();
  if (!me || !holds(me, 'audit:view')) return null;
  return (
    <Link
      href={officePaths.history(subject)}
      className="link inline-flex min-h-12 items-center"
      aria-label={copy.hereOf(name)}
    >
      {copy.here}
    </Link>
  );
}
