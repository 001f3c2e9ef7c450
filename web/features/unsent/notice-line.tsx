import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { waitingCopy } from '#contract/copy/waiting.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { isDraftRefused } from '#web/features/orders/placing/refused-draft.ts';
import type { Thing } from './writes.ts';
import { useThings } from './use-writes.ts';
import { WaitingList } from './list.tsx';

const aMomentMs = 10_000;

/** One line on whatever screen: what was refused stands there until it is decided, what waits while it takes long. */
export default function WaitingNotice({ besidesSteps }: { besidesSteps: boolean }) {
  const { notice, title } = useCatalogue(waitingCopy);
  const found = useThings();
  const [isOpen, setOpen] = useState(false);
  const isOnline = useOnline();
  const things = (found.things ?? []).filter(({ kind }) => !besidesSteps || kind !== 'step');
  const refused = things.filter(({ stands }) => stands === 'refused').length;
  const isSlow = useTakesLong(things);
  const isDraft = useDraftElsewhere();
  const isBad = refused > 0 || isDraft;
  const isShown = isBad || (things.length > 0 && (!isOnline || isSlow));
  // A list that is being looked at stays until it is closed.
  if (!isShown && !isOpen) return null;
  const text = isDraft ? notice.draft : notice.waits(things.length);
  return (
    <>
      <div
        className={classNames(
          'flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-line px-4 py-1 text-sm font-bold print:hidden',
          isBad ? 'bg-pepper-soft text-pepper-ink' : 'bg-garri-soft text-garri-ink',
        )}
      >
        <output className="flex items-center gap-2">
          <Icon name={isBad ? 'warning' : 'clock'} size={20} />
          {refused > 0 ? notice.refused(refused) : text}
        </output>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {notice.look}
        </Button>
      </div>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={title}>
        <WaitingList found={found} onLeave={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

const composers: ReadonlySet<string> = new Set([paths.order, paths.placeOrder]);

/** The composer shows a refusal itself while it is open. */
function useDraftElsewhere(): boolean {
  const [pathname] = useLocation();
  return !composers.has(pathname) && isDraftRefused();
}

/** Sending takes a moment where there is network: only what takes longer is worth a word. */
function useTakesLong(things: readonly Thing[]): boolean {
  const [isLong, setLong] = useState(false);
  const isWaiting = things.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), aMomentMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isLong;
}
