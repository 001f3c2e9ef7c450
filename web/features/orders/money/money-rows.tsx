import type { ReactNode } from 'react';
import { naira } from '#web/lib/format/money.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Sums of money, figure under figure. */
export function MoneyRows({ children }: { children: ReactNode }) {
  return <dl className="grid gap-2">{children}</dl>;
}

interface RowProps {
  label: string;
  kobo: number;
  isTotal?: boolean;
}

export function MoneyRow({ label, kobo, isTotal = false }: RowProps) {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-baseline justify-between gap-x-4',
        isTotal && 'border-t-2 border-line pt-2 text-lg font-extrabold',
      )}
    >
      <dt>{label}</dt>
      <dd className="ms-auto">{naira(kobo)}</dd>
    </div>
  );
}
