import { useEffect, useState } from 'react';
import { waitingCopy } from '#contract/copy/waiting.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { QueuedAction } from '#web/offline/queue/action.ts';
import { brokenActions, isOwn, queuedActions } from '#web/offline/queue/queue.ts';
import { onQueueChange } from '#web/offline/queue/queue-changes.ts';
import { useMe } from '../accounts/queries.ts';
import { thingsOf, type Thing } from './writes.ts';

const pollMs = 5000;

interface OnDevice {
  actions: readonly QueuedAction[];
  broken: readonly number[];
  /** This browser has no place to keep anything. */
  keepsNothing: boolean;
}

export interface Things {
  /** Undefined until the device was asked. */
  things: readonly Thing[] | undefined;
  broken: readonly number[];
  /** Unsent writes of other accounts. */
  others: number;
  keepsNothing: boolean;
}

/** Unsent writes on this phone: this tab’s changes at once, another’s within five seconds. */
export function useThings(): Things {
  const copy = useCatalogue(waitingCopy);
  const me = useMe() ?? null;
  const person = me?.id ?? null;
  const [found, setFound] = useState<OnDevice>();
  useEffect(() => {
    let isHere = true;
    const look = () =>
      void lookOnDevice().then((now) => {
        if (isHere) setFound(now);
      });
    look();
    const timer = setInterval(look, pollMs);
    const stopLooking = onQueueChange(look);
    return () => {
      isHere = false;
      clearInterval(timer);
      stopLooking();
    };
  }, []);
  const own = found?.actions.filter((action) => isOwn(action, person));
  return {
    things: own && thingsOf(own, copy, me),
    broken: found?.broken ?? [],
    others: (found?.actions.length ?? 0) - (own?.length ?? 0),
    keepsNothing: found?.keepsNothing ?? false,
  };
}

async function lookOnDevice(): Promise<OnDevice> {
  try {
    return { actions: await queuedActions(), broken: await brokenActions(), keepsNothing: false };
  } catch {
    return { actions: [], broken: [], keepsNothing: true };
  }
}
