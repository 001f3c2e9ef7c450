const underWay = new Map<string, Promise<unknown>>();

/** Does the work once what came before it for the same subject is done, in this process. */
export async function inTurn<Value>(subject: string, work: () => Promise<Value>): Promise<Value> {
  const before = underWay.get(subject);
  const mine = before === undefined ? work() : before.then(work, work);
  underWay.set(subject, mine);
  try {
    return await mine;
  } finally {
    if (underWay.get(subject) === mine) underWay.delete(subject);
  }
}
