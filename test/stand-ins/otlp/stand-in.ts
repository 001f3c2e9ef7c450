import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';

const attribute = z.object({
  key: z.string(),
  value: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
const span = z.object({
  traceId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  spanId: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  parentSpanId: z.optional(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string().check(z.regex(/^\d{19}$/)),
  endTimeUnixNano: z.string().check(z.regex(/^\d{19}$/)),
  attributes: z.array(attribute),
  status: z.object({ code: z.number() }),
});
const asked = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ scope: z.object({ name: z.string() }), spans: z.array(span) })),
    }),
  ),
});

export type ReceivedSpan = z.output<typeof span>;

export interface Collector {
  /** Value of OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  spans: ReceivedSpan[];
  resources: Map<string, unknown>;
  headers: Map<string, unknown>;
  close: () => Promise<void>;
}

/** A collector of traces that takes OTLP as JSON over HTTP, and nothing that is not OTLP. */
export async function openCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const resources = new Map<string, unknown>();
  const headers = new Map<string, unknown>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const read = asked.safeParse(await json(request).catch(() => null));
    if (request.url !== '/v1/traces' || !read.success) return response.writeHead(400).end();
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, value);
    for (const { resource, scopeSpans } of read.data.resourceSpans) {
      for (const { key, value } of resource.attributes) resources.set(key, Object.values(value)[0]);
      spans.push(...scopeSpans.flatMap(({ spans: some }) => some));
    }
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    resources,
    headers,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
