import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { legalPages } from '#contract/pages/legal-pages.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';

/** The ways to privacy, terms and accessibility. */
export function LegalLinks() {
  const { legal } = useCopy();
  return (
    <nav aria-label={legal.label}>
      <ul className="flex flex-wrap gap-x-5">
        {legalPages.map((page) => (
          <li key={page}>
            <Link href={paths[page]} className="link inline-flex min-h-12 items-center">
              {legal[page].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
