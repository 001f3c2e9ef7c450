import { startFloor } from './measure/floor.ts';
import { fromPhone, inTurnOf } from './load/addresses.ts';
import { askOnce, requestBytes } from './load/raw-http.ts';
import { pinTo } from './measure/machine.ts';
import { startBenchProduct } from './measure/product.ts';
import { saveRow } from './measure/rows.ts';
import { byTurns } from './measure/turns.ts';

// `npm run bench:landing`: the first page, rendered anew for each who asks, against bare node:http answering its bytes;
// and the same packed for the phones that can unpack it, which is all of them, where the floor packs nothing.

const phones = 8192;
const connections = 16;

const product = await startBenchProduct();
const pinned = pinTo(0, product.pid) && pinTo(1, process.pid);
try {
  const plain = await compare({});
  const packed = await compare({ 'accept-encoding': 'gzip' });
  saveRow('landing', { figure: plain.ratio, plain, packed, connections, pinned });
  console.log(`  packed for the phone, against bytes packed beforehand: ${packed.ratio.median.toFixed(3)}`);
} finally {
  await product.stop();
}

async function compare(accepted: Readonly<Record<string, string>>) {
  const { port, pid } = product;
  const questionOf = (number: number) => requestBytes('GET', '/', { ...fromPhone(number), ...accepted });
  const { headers, body } = await askOnce(port, questionOf(phones));
  const floor = await startFloor('bytes', { headers, body: body.toString('base64') });
  pinTo(0, floor.pid);
  try {
    // The page says when it was made, so two of them are alike but not the same.
    const wrongWith = (reply: { status: number; body: Buffer }) =>
      reply.status === 200 && Math.abs(reply.body.length - body.length) < body.length / 50
        ? undefined
        : `answered with ${reply.status} and ${reply.body.length} bytes`;
    const next = inTurnOf(Array.from({ length: phones }, (_, number) => questionOf(number)));
    const loop = { connections, next, wrongWith };
    return await byTurns(pid, { ...loop, port }, { ...loop, port: floor.port });
  } finally {
    await floor.stop();
  }
}
