/** Rejects after the time limit; the caller decides what to do then. */
export async function within<Value>(milliseconds: number, value: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), milliseconds);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}
