import { Link } from 'wouter';
import { Icon, type IconName } from './icon.tsx';

export interface Tab {
  href: string;
  label: string;
  icon: IconName;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  /** The address that is open. */
  current: string;
}

/** The installed app's places, within thumb reach. */
export function TabBar({ label, tabs, current }: Props) {
  return (
    <nav className="tab-bar" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} aria-current={tab.href === current ? 'page' : undefined}>
          <Icon name={tab.icon} />
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
