import * as z from 'zod/mini';

const target = z.array(z.object({ webSocketDebuggerUrl: z.string() }));
const reply = z.object({ id: z.number(), result: z.unknown() });

interface ProfileNode {
  selfSize: number;
  children: ProfileNode[];
}
const node: z.ZodMiniType<ProfileNode> = z.object({
  selfSize: z.number(),
  children: z.array(z.lazy(() => node)),
});
const profile = z.object({ profile: z.object({ head: node }) });

const evaluated = z.object({ result: z.object({ value: z.number() }) });

/** A line to a process of Node's that was started with `--inspect`: what its heap was asked for, collected or not. */
export interface Inspector {
  startCounting(): Promise<void>;
  countedBytes(): Promise<number>;
  /** Timers that something waits for. */
  runningClocks(): Promise<number>;
  close(): void;
}

/** Small enough that a few hundred answers say the same each time. */
const samplingInterval = 2048;

export async function openInspector(port: number): Promise<Inspector> {
  const [found] = target.parse(await (await fetch(`http://127.0.0.1:${port}/json/list`)).json());
  if (found === undefined) throw new Error('nobody can be looked into there');
  const line = new WebSocket(found.webSocketDebuggerUrl);
  const waiting = new Map<number, (result: unknown) => void>();
  line.addEventListener('message', ({ data }) => {
    const message = reply.safeParse(JSON.parse(String(data)));
    if (message.success) waiting.get(message.data.id)?.(message.data.result);
  });
  await new Promise((resolve, reject) => {
    line.addEventListener('open', resolve);
    line.addEventListener('error', reject);
  });
  let last = 0;
  const say = (method: string, params = {}) =>
    new Promise<unknown>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      line.send(JSON.stringify({ id: last, method, params }));
    });
  await say('HeapProfiler.enable');
  return {
    startCounting: async () => {
      const collected = { includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true };
      await say('HeapProfiler.startSampling', { samplingInterval, ...collected });
    },
    countedBytes: async () => sizeOf(profile.parse(await say('HeapProfiler.stopSampling')).profile.head),
    runningClocks: async () => {
      const expression = "process.getActiveResourcesInfo().filter((what) => what === 'Timeout').length";
      return evaluated.parse(await say('Runtime.evaluate', { expression })).result.value;
    },
    close: () => line.close(),
  };
}

function sizeOf({ selfSize, children }: ProfileNode): number {
  return children.reduce((sum, child) => sum + sizeOf(child), selfSize);
}
