/** Work that is done one by one, in turn for each of those who wait. */
export interface FairQueue {
  /** Undefined where too many wait already. */
  run<Value>(caller: string, work: () => Promise<Value>): Promise<Value> | undefined;
}

interface Bounds {
  /** The most that may wait, of everybody and of one caller. */
  most: number;
  mostOfOne: number;
}

type Task = () => Promise<void>;

/** Opens a queue in which somebody who brings much waits behind everybody who brings little. */
export function openFairQueue({ most, mostOfOne }: Bounds): FairQueue {
  // In the order of whose turn it is.
  const lanes = new Map<string, Task[]>();
  let waiting = 0;
  let isBusy = false;
  const takeNext = (): Task | undefined => {
    const [next] = lanes;
    if (next === undefined) return undefined;
    const [caller, [task, ...rest]] = next;
    lanes.delete(caller);
    if (rest.length > 0) lanes.set(caller, rest);
    waiting -= 1;
    return task;
  };
  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let task = takeNext(); task !== undefined; task = takeNext()) await task();
    isBusy = false;
  };
  return {
    run: <Value>(caller: string, asked: () => Promise<Value>) => {
      const lane = lanes.get(caller) ?? [];
      if (waiting >= most || lane.length >= mostOfOne) return undefined;
      const { promise, resolve, reject } = Promise.withResolvers<Value>();
      lanes.set(caller, [...lane, () => asked().then(resolve, reject)]);
      waiting += 1;
      void work();
      return promise;
    },
  };
}
