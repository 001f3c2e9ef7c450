import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import type { Chance } from '#test/lives/chance.ts';

/** A relay between phones and product that breaks connections in the middle of data. */
export interface BreakingLine {
  url: string;
  /** Out of so many pieces on their way, a connection breaks in one. */
  breaksPercent: number;
  broken: { requests: number; answers: number };
  close(): void;
}

/** Opens it; where it leads to may be gone and come back. */
export async function openBreakingLine(port: number, chance: Chance): Promise<BreakingLine> {
  const open = new Set<Socket>();
  const server = createServer((phone) => {
    const product = createConnection(port, '127.0.0.1');
    for (const socket of [phone, product]) {
      open.add(socket);
      socket.setNoDelay(true);
    }
    carry(phone, product, () => (line.broken.requests += 1));
    carry(product, phone, () => (line.broken.answers += 1));
  });
  const carry = (from: Socket, to: Socket, onBreak: () => void) => {
    from.on('data', (piece: Buffer) => {
      if (!chance.happens(line.breaksPercent)) return void to.write(piece);
      onBreak();
      // Everything up to somewhere in the middle, or nothing of it at all.
      to.write(piece.subarray(0, chance.upTo(piece.length)), () => to.destroy());
      from.destroy();
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('no port was given');
  const line: BreakingLine = {
    url: `http://127.0.0.1:${listening.port}`,
    breaksPercent: 0,
    broken: { requests: 0, answers: 0 },
    close: () => {
      server.close();
      open.forEach((socket) => socket.destroy());
    },
  };
  return line;
}
