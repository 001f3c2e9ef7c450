import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

export interface SocketLine {
  port: number;
  close(): void;
}

/** The embedded binaries listen on a private socket alone; an address with a port leads there. */
export async function openSocketLine(path: string): Promise<SocketLine> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = createConnection(path);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('no port was given');
  return {
    port: listening.port,
    close: () => {
      server.close();
      open.forEach((socket) => socket.destroy());
    },
  };
}
