import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Part } from './url-state.ts';

interface Props {
  parts: readonly Part[];
  open: Part;
  hrefOf: (part: Part) => string;
}

/** Parts of the analytics; the row scrolls on a phone. */
export function PartLinks({ parts, open, hrefOf }: Props) {
  const copy = useCatalogue(analyticsCopy);
  return (
    <nav
      aria-label={copy.partsLabel}
      className="-mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 print:hidden"
    >
      {parts.map((part) => (
        <PartLink key={part} href={hrefOf(part)} isOpen={part === open} label={copy.parts[part]} />
      ))}
    </nav>
  );
}

/** The one that is open is pushed into sight along the row; the page itself stands still. */
function PartLink({ href, isOpen, label }: { href: string; isOpen: boolean; label: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const here = link.current;
    const row = here?.parentElement;
    if (!isOpen || !here || !row) return;
    row.scrollLeft = here.offsetLeft - row.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }, [isOpen]);
  return (
    <Link
      ref={link}
      href={href}
      replace
      aria-current={isOpen ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-12 items-center border-b-4 px-3 font-extrabold whitespace-nowrap',
        isOpen ? 'border-leaf text-leaf-ink' : 'border-transparent text-ink-soft hover:text-ink',
      )}
    >
      {label}
    </Link>
  );
}
