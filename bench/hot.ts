import { listMarkets } from '#contract/markets/endpoints.ts';
import { listSettings } from '#contract/settings/endpoints.ts';
import { startFloor } from './measure/floor.ts';
import { fromPhone, inTurnOf } from './load/addresses.ts';
import { askOnce, requestBytes } from './load/raw-http.ts';
import { pinTo } from './measure/machine.ts';
import { startBenchProduct, type BenchProduct } from './measure/product.ts';
import { saveRow, type RowName } from './measure/rows.ts';
import { byTurns } from './measure/turns.ts';

// `npm run bench:hot`: what every visit asks first, through the whole door, against bare node:http answering the same
// bytes under the same headers.

const phones = 8192;
const connections = 64;

const product = await startBenchProduct();
const pinned = pinTo(0, product.pid) && pinTo(1, process.pid);
try {
  await compare(product, 'hot-listMarkets', listMarkets.path);
  await compare(product, 'hot-listSettings', listSettings.path);
} finally {
  await product.stop();
}

async function compare({ port, pid }: BenchProduct, name: RowName, path: string): Promise<void> {
  const asked = Array.from({ length: phones }, (_, number) => requestBytes('GET', path, fromPhone(number)));
  const { headers, body } = await askOnce(port, requestBytes('GET', path, fromPhone(phones)));
  const floor = await startFloor('bytes', { headers, body: body.toString('base64') });
  pinTo(0, floor.pid);
  try {
    const loop = {
      connections,
      next: inTurnOf(asked),
      wrongWith: (reply: { status: number; body: Buffer }) =>
        reply.status === 200 && reply.body.equals(body) ? undefined : `answered with ${reply.status}`,
    };
    const compared = await byTurns(pid, { ...loop, port }, { ...loop, port: floor.port });
    saveRow(name, { figure: compared.ratio, ...compared, connections, bytes: body.length, pinned });
  } finally {
    await floor.stop();
  }
}
