import { monitorEventLoopDelay, performance, PerformanceObserver } from 'node:perf_hooks';
import { memoryUsage, version as nodeVersion } from 'node:process';
import { readGauge, type Family } from './families.ts';
import { productVersion } from '../product-version.ts';

const resolutionMs = 20;

export interface Watch {
  families: readonly Family[];
  /** Measures since the last scrape; the next one begins anew. */
  sinceLast: () => Family[];
  stop: () => void;
}

/** Watches the process itself: its loop, its memory, its collector. */
export function watchProcess(): Watch {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  const collector = watchCollector();
  return {
    families: [busyLoop, ...memoryFamilies, ...collector.families, build],
    sinceLast: () => [lateLoop(delay)],
    stop: () => {
      delay.disable();
      collector.stop();
    },
  };
}

function lateLoop(delay: ReturnType<typeof monitorEventLoopDelay>): Family {
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000);
  const samples = [50, 99, 100].map((percent) => ({
    labels: { percent: String(percent) },
    // The histogram is empty before the first measurement.
    value: delay.count === 0 ? 0 : late(delay.percentile(percent)),
  }));
  delay.reset();
  return {
    name: 'marketwaka_event_loop_delay_seconds',
    help: 'By how much the event loop came late since it was last looked at.',
    kind: 'gauge',
    samples: () => samples,
  };
}

const busyLoop = readGauge(
  'counter',
  { name: 'marketwaka_event_loop_busy_seconds_total', help: 'How long the event loop was at work.' },
  () => performance.eventLoopUtilization().active / 1000,
);

const memoryFamilies: Family[] = [
  readGauge('gauge', { name: 'process_resident_memory_bytes', help: 'Memory that the process holds.' }, () =>
    memoryUsage.rss(),
  ),
  readGauge(
    'gauge',
    { name: 'nodejs_heap_size_used_bytes', help: 'Of the heap, what is used.' },
    () => memoryUsage().heapUsed,
  ),
  readGauge(
    'gauge',
    { name: 'nodejs_heap_size_total_bytes', help: 'The heap as it is.' },
    () => memoryUsage().heapTotal,
  ),
  readGauge(
    'counter',
    { name: 'process_cpu_seconds_total', help: 'Time on a processor, of its own and in the system.' },
    () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
  ),
  readGauge(
    'gauge',
    { name: 'process_start_time_seconds', help: 'When the process was started.' },
    () => performance.timeOrigin / 1000,
  ),
];

function watchCollector(): { families: Family[]; stop: () => void } {
  let runs = 0;
  let ms = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      runs += 1;
      ms += duration;
    }
  });
  observer.observe({ entryTypes: ['gc'] });
  return {
    families: [
      readGauge(
        'counter',
        { name: 'marketwaka_gc_runs_total', help: 'How often the garbage collector ran.' },
        () => runs,
      ),
      readGauge(
        'counter',
        { name: 'marketwaka_gc_seconds_total', help: 'How long the garbage collector ran.' },
        () => ms / 1000,
      ),
    ],
    stop: () => observer.disconnect(),
  };
}

const build: Family = {
  name: 'marketwaka_build_info',
  help: 'What is running.',
  kind: 'gauge',
  samples: () => [{ labels: { version: productVersion, node: nodeVersion }, value: 1 }],
};
