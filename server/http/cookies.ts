import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieJar } from './caller.ts';

/** The jar of one request; what is written goes out as `Set-Cookie` with the reply. */
export function cookieJar(request: FastifyRequest, reply: FastifyReply, secure: boolean): CookieJar {
  const flags = `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const set = (name: string, value: string, seconds: number) =>
    void reply.header('set-cookie', `${name}=${value}; Max-Age=${seconds}${flags}`);
  return {
    read: (name) => readCookie(request.headers.cookie, name),
    write: set,
    clear: (name) => set(name, '', 0),
  };
}

/** One cookie's value out of the header; our own values need no decoding. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}
