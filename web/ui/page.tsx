import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from './icon.tsx';

interface Props {
  /** The one heading; left out where the content brings its own. */
  title?: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** Actions on the whole page. */
  actions?: ReactNode;
  back?: { href: string; label: string };
  children: ReactNode;
}

/** The frame of a screen's content: the way back, the heading, and one matter under the other. */
export function Page({ title, lead, actions, back, children }: Props) {
  return (
    <div className="page">
      {back && (
        <Link href={back.href} className="back-link">
          <Icon name="back" />
          {back.label}
        </Link>
      )}
      {title && (
        <div className="page-head">
          <div>
            <h1>{title}</h1>
            {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
          </div>
          {actions}
        </div>
      )}
      {children}
    </div>
  );
}
