import { useEffect, useState } from 'react';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { waitAtDoor, waitedByServer } from './wait.ts';
import { useRun } from '../use-run.ts';

/** Seconds that this agent has stood at the door; zero before they arrived. */
export function useWaited({ code, arrivedAt }: RunOrder): number {
  const { steps } = useRun();
  const isServers = !steps.some(({ step }) => step.name === 'arrive' && step.input.code === code);
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    if (arrivedAt === null) return;
    const byPhone = waitAtDoor(code);
    const look = () => setWaited(Math.max(byPhone(), isServers ? waitedByServer(arrivedAt) : 0));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [arrivedAt, code, isServers]);
  return arrivedAt === null ? 0 : waited;
}
