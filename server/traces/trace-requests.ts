import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readTraceparent, spanKinds, type Span } from './span.ts';
import type { Traces } from './traces.ts';

const mostOurFault = 500;

/** Every request as the beginning of a trace, or as a piece of one that its caller keeps. */
export function traceRequests(app: FastifyInstance, traces: Traces): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': method, 'http.route': route };
    const about = { name: `${method} ${route}`, kind: spanKinds.server, attributes };
    const span = traces.begin(about, readTraceparent(headers.traceparent));
    spans.set(request, span);
    reply.raw.once('close', () => {
      span.attributes['http.response.status_code'] = reply.raw.statusCode;
      span.hasFailed = reply.raw.statusCode >= mostOurFault;
      traces.end(span);
    });
    done();
  });
  // After the body was read: what the socket brings belongs to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else traces.within(span, done);
  });
}
