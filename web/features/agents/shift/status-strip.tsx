import { agentCopy } from '#contract/copy/agent.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { usePendingCount } from '#web/offline/queue/use-pending-count.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useShift } from '../queries.ts';
import { useSight } from './use-share-position.ts';

/** One line that is always there: whether offers come and the position is shared, and what is not sent yet. */
export function AgentStrip({ steps }: { steps: number }) {
  const { frame } = useCatalogue(agentCopy);
  const isShift = Boolean(useShift().data?.shift);
  const sight = useSight();
  const hasNetwork = useOnline();
  const waiting = Math.max(steps, usePendingCount());
  const calm = hasNetwork && waiting === 0;
  return (
    <div className={classNames('border-t border-line', !hasNetwork && 'bg-garri-soft text-garri-ink')}>
      <div className="mx-auto flex min-h-8 max-w-[40rem] items-center justify-between gap-3 px-4 text-sm font-bold">
        <p
          className={classNames(
            'flex min-w-0 items-center gap-1.5',
            isShift && hasNetwork && 'text-leaf-ink',
          )}
        >
          {isShift && <span className="live-dot shrink-0" aria-hidden="true" />}
          <span>
            {isShift
              ? sight === 'denied'
                ? `${frame.online} · ${frame.blind}`
                : frame.sharing
              : frame.offline}
          </span>
        </p>
        <output className={classNames('flex shrink-0 items-center gap-1', calm && 'text-ink-soft')}>
          <Icon name={calm ? 'check' : hasNetwork ? 'clock' : 'offline'} size={18} />
          {waiting > 0 ? frame.waits(waiting) : hasNetwork ? frame.sent : frame.noNetwork}
        </output>
      </div>
    </div>
  );
}
