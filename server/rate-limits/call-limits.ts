import { startPeriodicJob, type RunningJob } from '../jobs/periodic-job.ts';
import type { Redis } from '../redis/redis.ts';
import { quotas, windowSeconds, type CallClass } from './policies.ts';
import { shareCounts } from './shared-counts.ts';
import { subjectOf } from './subject.ts';
import { openWindowCounts, type Standing, type WindowCounts } from './window-counts.ts';

/** The caller's standing with one limit, and its headers. */
export interface Limited extends Standing {
  policy: string;
  header: string;
}

/** Limits how often calls may come, counted here and with the other instances. */
export interface CallLimits {
  ofAddress(of: CallClass, address: string): Limited;
  /** Undefined where this class has no limit for a person. */
  ofPerson(of: CallClass, accountId: string): Limited | undefined;
  /** Begins to share the counts; nothing to do where there is nobody to share them with. */
  share(reportError: (error: unknown) => void): RunningJob[];
}

const mostSubjects = 50_000;
const sharing = { name: 'call-limits-share', everySeconds: 0.2 };

/** `nowMs` only grows: windows are measured by it. */
export function openCallLimits(redis: Redis | undefined, nowMs: () => number): CallLimits {
  const named = new Map<string, WindowCounts>();
  const isShared = redis !== undefined;
  const limitOf = (name: string, quota: number) => {
    const counts = openWindowCounts({ quota, windowMs: windowSeconds * 1000, isShared, most: mostSubjects });
    named.set(name, counts);
    const policy = `"${name}";q=${quota};w=${windowSeconds}`;
    return (subject: string): Limited => {
      const standing = counts.take(subject, Math.floor(nowMs()));
      const header = `"${name}";r=${standing.left};t=${standing.secondsLeft}`;
      return { ...standing, policy, header };
    };
  };
  const limits = mapClasses((of) => {
    const { address, person } = quotas[of];
    return {
      address: limitOf(`${of}-address`, address),
      person: person === undefined ? undefined : limitOf(`${of}-person`, person),
    };
  });
  return {
    ofAddress: (of, address) => limits[of].address(subjectOf(address)),
    ofPerson: (of, accountId) => limits[of].person?.(accountId),
    share: (reportError) =>
      redis === undefined
        ? []
        : [startPeriodicJob({ ...sharing, work: () => shareCounts(redis, named, nowMs) }, reportError)],
  };
}

function mapClasses<Value>(make: (of: CallClass) => Value): Record<CallClass, Value> {
  return {
    reads: make('reads'),
    writes: make('writes'),
    heavy: make('heavy'),
    'sign-in': make('sign-in'),
    notices: make('notices'),
    pages: make('pages'),
  };
}
