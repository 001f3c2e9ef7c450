import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

const tones = { success: 'text-leaf-ink', warning: 'text-garri-ink', danger: 'text-pepper-ink' } as const;

interface Props {
  tone: keyof typeof tones;
  /** Empty before a price: its place stays, so that no key moves under the thumb. */
  children: ReactNode;
}

/** Verdict on the price, shown while it is typed. */
export function Verdict({ tone, children }: Props) {
  return (
    <p
      aria-live="polite"
      className={classNames('flex min-h-11 items-center gap-2 text-sm leading-snug font-bold', tones[tone])}
    >
      {children && <Icon name={tone === 'success' ? 'check' : 'warning'} size={20} />}
      {children}
    </p>
  );
}
