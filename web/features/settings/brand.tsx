import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { Mark } from '#web/illustrations/mark.tsx';
import { useSetting } from './queries.ts';

/** The business's name with the product's mark: the way home. */
export function Brand() {
  const name = useSetting('business_name');
  return (
    <Link
      href={paths.home}
      className="flex min-h-12 min-w-0 items-center gap-2 text-base font-extrabold md:text-lg text-ink no-underline"
    >
      <Mark size={34} />
      <span className="truncate">{name}</span>
    </Link>
  );
}
