import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface Props {
  /** Leaf is well, garri is under way, pepper is wrong. */
  tone?: 'plain' | 'leaf' | 'garri' | 'pepper';
  children: ReactNode;
}

/** A word of state. */
export function Badge({ tone = 'plain', children }: Props) {
  return <span className={classNames('badge', tone !== 'plain' && `badge-${tone}`)}>{children}</span>;
}
