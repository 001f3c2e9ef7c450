import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieJar } from '../caller.ts';

/**
 * The cookie's name on the wire. Under TLS no browser takes one of this name from a sister site or without a lock:
 * nobody plants a session.
 */
export function sentName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** The jar of one request; what is written goes out as `Set-Cookie` with the reply. */
export function cookieJar(request: FastifyRequest, reply: FastifyReply, secure: boolean): CookieJar {
  const lock = secure ? '; Secure' : '';
  const set: CookieJar['write'] = (name, value, seconds, sameSite = 'Lax') =>
    void reply.header(
      'set-cookie',
      `${sentName(name, secure)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=${sameSite}${lock}`,
    );
  return {
    read: (name) => readCookie(request.headers.cookie, sentName(name, secure)),
    write: set,
    clear: (name) => {
      set(name, '', 0);
      // The next holder of the phone finds no page and no picture by going back. Without a lock browsers refuse to.
      if (secure) void reply.header('clear-site-data', '"cache"');
    },
  };
}

/** The cookie that names a device, for the numbers that are trusted on it. */
export const deviceCookie = 'device';

/** Clears the session and the device's name, so that the next person on the phone has neither. */
export function leave(cookies: CookieJar, sessionCookie: string): void {
  cookies.clear(sessionCookie);
  if (cookies.read(deviceCookie) !== undefined) cookies.clear(deviceCookie);
}

/** Takes back a cookie that the page itself wrote. */
export function takeBackCookie(reply: FastifyReply, name: string): void {
  void reply.header('set-cookie', `${name}=; Max-Age=0; Path=/; SameSite=Lax`);
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
