/** What comes in time; whoever waits for it decides what to do when it does not. */
export async function within<Value>(milliseconds: number, value: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), milliseconds);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}
