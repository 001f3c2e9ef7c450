import { Link } from 'wouter';
import type { User } from '#contract/accounts/schema.ts';
import { historyCopy } from '#contract/copy/admin-history.ts';
import { paths } from '#contract/paths.ts';
import { holds } from '#contract/permissions.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';

interface Props {
  me: User;
  /** What the audit calls it: an id, an order's code, a username, a setting's key. */
  subject: string;
  /** What people call it. */
  name: string;
}

/** From a thing to what was ever changed about it, for those who may read that. */
export function ToHistory({ me, subject, name }: Props) {
  const words = useCatalogue(historyCopy);
  if (!holds(me, 'audit:view')) return null;
  return (
    <Link
      href={paths.adminHistory(subject)}
      className="link inline-flex min-h-12 items-center"
      aria-label={words.hereOf(name)}
    >
      {words.here}
    </Link>
  );
}
