import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { analyticsCopy } from '#contract/copy/admin-analytics.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Part } from '../analytics-place.ts';

interface Props {
  parts: readonly Part[];
  open: Part;
  hrefOf: (part: Part) => string;
}

/** What the figures can be about; on a phone the row is pushed along. */
export function PartLinks({ parts, open, hrefOf }: Props) {
  const words = useCatalogue(analyticsCopy);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [open]);
  return (
    <nav
      ref={row}
      aria-label={words.partsLabel}
      className="-mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 print:hidden"
    >
      {parts.map((part) => (
        <Link
          key={part}
          href={hrefOf(part)}
          replace
          aria-current={part === open ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-12 items-center border-b-4 px-3 font-extrabold whitespace-nowrap',
            part === open ? 'border-leaf text-leaf-ink' : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {words.parts[part]}
        </Link>
      ))}
    </nav>
  );
}
