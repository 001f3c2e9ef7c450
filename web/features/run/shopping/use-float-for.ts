import { agentCopy } from '#contract/copy/agent.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useOnline } from '#web/lib/network/use-online.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useRun } from '../use-run.ts';

/**
 * Checks a price against the float before the seller is paid. Without network the float may have grown, so it only
 * warns.
 */
export function useFloatFor(priceKobo: number | undefined): { isShort: boolean; sentence?: string } {
  const { float: copy } = useCatalogue(agentCopy);
  const { floatKobo } = useRun();
  const isOnline = useOnline();
  if (priceKobo === undefined || floatKobo === null || priceKobo <= floatKobo) return { isShort: false };
  return { isShort: isOnline, sentence: copy.short(shortNaira(Math.max(0, floatKobo))) };
}
