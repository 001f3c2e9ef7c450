import { openLoggingProxy, type LoggingProxy } from '#test/network/logging-proxy.ts';
import { test as withProduct } from './product.ts';

/** The product behind a proxy that logs what proxies log. */
export const test = withProduct.extend<{ loggingProxy: LoggingProxy }>({
  loggingProxy: async ({ product }, use) => {
    const proxy = await openLoggingProxy(product.url);
    await use(proxy);
    proxy.close();
  },
});
