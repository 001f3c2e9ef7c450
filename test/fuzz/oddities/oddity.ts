import type { Chance } from '#test/lives/chance.ts';
import type { WireRequest } from '../requests/request.ts';

/** A fault in how a request goes over the wire. */
export interface Oddity {
  name: string;
  /** The bytes are no HTTP: a closed connection answers them too. */
  breaksFraming?: true;
  change: (request: WireRequest, chance: Chance) => WireRequest;
}

export function withHeader(name: string, ...values: string[]): Oddity['change'] {
  return (request, chance) => ({ ...request, headers: [...request.headers, [name, chance.oneOf(values)]] });
}

export function replacing(header: string, ...values: string[]): Oddity['change'] {
  return (request, chance) => ({
    ...request,
    headers: [...request.headers.filter(([name]) => name !== header), [header, chance.oneOf(values)]],
  });
}

export function withBody(change: (body: Buffer, chance: Chance) => Buffer): Oddity['change'] {
  return (request, chance) => ({ ...request, body: change(request.body, chance) });
}

export function withTarget(change: (target: string, chance: Chance) => string): Oddity['change'] {
  return (request, chance) => ({ ...request, target: change(request.target, chance) });
}

export function without(request: WireRequest, header: string): WireRequest {
  return { ...request, headers: request.headers.filter(([name]) => name !== header) };
}
