import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';

interface Props<Tab extends string> {
  label: string;
  tabs: readonly { tab: Tab; name: string; href: string }[];
  open: Tab;
}

/** The parts of a screen; which one is open stands in the address. */
export function LinkTabs<Tab extends string>({ label, tabs, open }: Props<Tab>) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // More parts than a phone is wide: the open one is in sight.
    const current = row.current?.querySelector(`[data-tab="${open}"]`);
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open]);
  return (
    <nav ref={row} aria-label={label} className="-mx-4 flex gap-1 overflow-x-auto border-b border-line px-4">
      {tabs.map(({ tab, name, href }) => (
        <Link
          key={tab}
          href={href}
          data-tab={tab}
          aria-current={tab === open ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-12 items-center border-b-4 px-3 font-extrabold whitespace-nowrap',
            tab === open ? 'border-leaf text-leaf-ink' : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
