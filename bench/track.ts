import { trackOrder } from '#contract/orders/endpoints.ts';
import { text } from '#server/db/sql/codecs.ts';
import { insertManyOrders } from '#test/datasets/orders.ts';
import { fromPhone, inTurnOf } from './load/addresses.ts';
import { requestBytes } from './load/raw-http.ts';
import { startFloor } from './measure/floor.ts';
import { pinTo } from './measure/machine.ts';
import { startBenchProduct, whileItWaits } from './measure/product.ts';
import { saveRow } from './measure/rows.ts';
import { byTurns } from './measure/turns.ts';

// `npm run bench:track`: status, ETA and checklist by code and digits out of 100,000 orders, each time another order
// from another phone, against bare node:http asking the database the same SELECT.

const orders = 100_000;
const samples = 8192;
const connections = 64;

const product = await startBenchProduct();
const pinned = pinTo(0, product.pid) && pinTo(1, process.pid);
try {
  await whileItWaits(product.pid, () => insertManyOrders(product.db, orders));
  const some = await product.db.rows({ code: text, digits: text })`
    select code, right(customer_phone, 4) as digits from customer_order order by random() limit ${samples}`;
  const asked = some.map((sample, number) =>
    requestBytes('POST', trackOrder.path, fromPhone(number), JSON.stringify(sample)),
  );
  const floor = await startFloor('tracking', product.address);
  pinTo(0, floor.pid);
  try {
    const loop = {
      connections,
      next: inTurnOf(asked),
      wrongWith: ({ status, body }: { status: number; body: Buffer }) =>
        status === 200 && body.includes('"code":"MW-')
          ? undefined
          : `answered with ${status}: ${body.toString()}`,
    };
    const compared = await byTurns(
      product.pid,
      { ...loop, port: product.port },
      { ...loop, port: floor.port },
    );
    saveRow('track', { figure: compared.ratio, ...compared, connections, orders, pinned });
  } finally {
    await floor.stop();
  }
} finally {
  await product.stop();
}
