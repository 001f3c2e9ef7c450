import { useLocation } from 'wouter';
import { paths } from '#contract/paths.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The composer says itself what still works without network. */
const composers: readonly string[] = [paths.order, paths.placeOrder];

/** Says that the network is gone and what still works. */
export function OfflineBanner() {
  const { offline } = useCopy().shell;
  const isOnline = useOnline();
  const [pathname] = useLocation();
  return (
    // The place is there from the start, so that a screen reader hears what comes into it.
    <div aria-live="polite" className="print:hidden">
      {isOnline || composers.includes(pathname) ? null : (
        <p className="flex items-start justify-center gap-2 border-b border-line bg-garri-soft px-4 py-3 text-sm text-garri-ink">
          <Icon name="offline" size={20} />
          <span>
            <strong>{offline.title}.</strong> {offline.text}
          </span>
        </p>
      )}
    </div>
  );
}
