import { createServer, type RequestListener } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callPaystack } from './client.ts';

const servers = new Set<ReturnType<typeof createServer>>();
afterAll(() => servers.forEach((server) => server.close()));

/** A server on this machine, with a count of its calls. */
async function localServer(answers: RequestListener): Promise<{ url: string; calls: () => number }> {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    answers(request, response);
  });
  servers.add(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens nowhere');
  return { url: `http://127.0.0.1:${address.port}`, calls: () => calls };
}

const schema = z.object({ data: z.string() });
const ask = (baseUrl: string) =>
  callPaystack({ secretKey: 'sk_test_a_secret', baseUrl }, { method: 'GET', path: '/balance' }, schema);

describe('a provider that is not what it was', () => {
  it('sends us nowhere: a redirect is no answer, and nobody else hears our key', async () => {
    const inside = await localServer((_request, response) => response.end('{"data":"from inside"}'));
    const provider = await localServer((_request, response) =>
      response.writeHead(302, { location: `${inside.url}/metadata` }).end(),
    );
    expect(await ask(provider.url)).toEqual({ ok: false, reason: 'away' });
    expect(provider.calls()).toBe(1);
    expect(inside.calls()).toBe(0);
  });

  it('does not fill the house: more than anybody has to say is no answer', async () => {
    let sent = 0;
    const endless = await localServer((_request, response) => {
      const more = () => {
        while (!response.destroyed && sent < 200_000_000) {
          sent += 1_000_000;
          if (!response.write(' '.repeat(1_000_000))) return void response.once('drain', more);
        }
        response.end('{"data":"at last"}');
      };
      more();
    });
    expect(await ask(endless.url)).toEqual({ ok: false, reason: 'away' });
    expect(sent).toBeLessThan(50_000_000);
  });

  it('that answers as it should is heard', async () => {
    const provider = await localServer((_request, response) => response.end('{"data":"₦500"}'));
    expect(await ask(provider.url)).toEqual({ ok: true, value: { data: '₦500' } });
  });
});
