import { orderCode, type OrderCode } from '../orders/schema.ts';

export interface OrderLink {
  code: OrderCode;
  token: string;
}

export const mostLinks = 5;

/** Links as `followEvents` takes them. */
export function writeLinks(links: readonly OrderLink[]): string {
  return links
    .slice(0, mostLinks)
    .map(({ code, token }) => `${code}.${token}`)
    .join(',');
}

/** Reads them back; what is no link is passed over. */
export function readLinks(written: string): OrderLink[] {
  return written.split(',', mostLinks).flatMap((piece) => {
    const dot = piece.indexOf('.');
    const code = orderCode.safeParse(piece.slice(0, dot));
    return dot > 0 && code.success ? [{ code: code.data, token: piece.slice(dot + 1) }] : [];
  });
}
