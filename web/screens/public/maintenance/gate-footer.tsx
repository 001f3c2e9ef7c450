import { LegalLinks } from '#web/features/settings/legal/links.tsx';
import { useSetting } from '#web/features/settings/queries.ts';
import { useAppContext } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** The business's name; the installed app also says that it is ready. */
export function GateFooter() {
  const { copy, displayMode } = useAppContext();
  const business = useSetting('business_name');
  return (
    <footer className="border-t border-line bg-sunk">
      <div className="mx-auto flex max-w-[64rem] flex-wrap items-center justify-between gap-3 px-4 py-5 text-sm text-ink-soft">
        <p>{copy.shell.footerRights(business)}</p>
        <LegalLinks />
        {displayMode === 'installed' ? <Badge tone="leaf">{copy.maintenance.pwaReady}</Badge> : null}
      </div>
    </footer>
  );
}
