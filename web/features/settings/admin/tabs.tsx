import { Link } from 'wouter';
import { settingsCopy } from '#contract/copy/admin/settings.ts';
import { officePaths } from '#contract/admin/paths.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';

export const settingsTabs = ['settings', 'history', 'security'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

const addresses: Readonly<Record<SettingsTab, string>> = {
  settings: paths.adminSettings,
  history: officePaths.history(),
  security: officePaths.security,
};

interface Props {
  /** Tabs that this person may open. */
  tabs: readonly SettingsTab[];
  open: SettingsTab;
}

export function AdminSettingsTabs({ tabs, open }: Props) {
  const { tabs: copy } = useCatalogue(settingsCopy);
  return (
    <nav aria-label={copy.label} className="-mx-4 flex gap-1 overflow-x-auto border-b border-line px-4">
      {tabs.map((tab) => (
        <Link
          key={tab}
          href={addresses[tab]}
          aria-current={tab === open ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-12 items-center border-b-4 px-3 font-extrabold whitespace-nowrap',
            tab === open ? 'border-leaf text-leaf-ink' : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {copy[tab]}
        </Link>
      ))}
    </nav>
  );
}
