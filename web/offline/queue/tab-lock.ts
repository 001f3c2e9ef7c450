// Missing where the page did not come over a safe connection: there at least this tab keeps its own order.
const lastOfTab = new Map<string, Promise<unknown>>();

/** Does the work while no other tab of this device does any under the same name; behind another it waits its turn. */
export function alone<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  if ('locks' in navigator) return navigator.locks.request(name, work);
  const next = (lastOfTab.get(name) ?? Promise.resolve()).then(work);
  lastOfTab.set(
    name,
    next.catch(() => undefined),
  );
  return next;
}
