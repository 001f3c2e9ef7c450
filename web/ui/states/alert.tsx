import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';

type Tone = 'info' | 'success' | 'warning' | 'danger';

const icons: Readonly<Record<Tone, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};

interface Props {
  tone: Tone;
  title?: ReactNode;
  children: ReactNode;
}

/** Message at its place. An error is read out at once, the rest in its turn. */
export function Alert({ tone, title, children }: Props) {
  return (
    <div
      className={classNames('alert', tone !== 'info' && `alert-${tone}`)}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon name={icons[tone]} />
      <div className="min-w-0">
        {title && <p className="font-bold">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
