import type { OrderCode } from '../orders/schema.ts';

export interface OrderLink {
  code: OrderCode;
  token: string;
}

export const mostLinks = 5;
