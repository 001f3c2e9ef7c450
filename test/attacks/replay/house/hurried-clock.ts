/**
 * Loaded before the product: its own clock is a minute and a half ahead of the database's, and what comes round less than three
 * times a minute comes each second.
 */
const aheadMs = 90_000;
const slowedMs = 20_000;

globalThis.Date = new Proxy(Date, {
  construct: (real, given: unknown[]): object => {
    const made: unknown =
      given.length === 0 ? new real(real.now() + aheadMs) : Reflect.construct(real, given);
    return made as object;
  },
  get: (real, name): unknown => (name === 'now' ? () => real.now() + aheadMs : Reflect.get(real, name)),
});

globalThis.setInterval = new Proxy(setInterval, {
  apply: (real, self: unknown, [work, ms, ...given]: unknown[]): unknown =>
    Reflect.apply(real, self, [work, typeof ms === 'number' && ms >= slowedMs ? 1000 : ms, ...given]),
});
