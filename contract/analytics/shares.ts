import type { ListFigures, OrderFigures } from './figures-schema.ts';

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** Share of arrived orders that came within their promise; null where none arrived. */
export function onTimeShare({
  onTime,
  delivered,
}: Pick<OrderFigures, 'onTime' | 'delivered'>): number | null {
  return share(onTime, delivered);
}

/** Share of arrived orders that came after their promise; null where none arrived. */
export function lateShare({ onTime, delivered }: Pick<OrderFigures, 'onTime' | 'delivered'>): number | null {
  return share(delivered - onTime, delivered);
}

/** Share of the lists that staff wrote down within their aim; null where none was written. */
export function inTimeShare({ inTime, written }: ListFigures): number | null {
  return share(inTime, written);
}

/** Share of the items shopped for that reached the door and were not rejected. */
export function fillShare({ lines }: Pick<OrderFigures, 'lines'>): number | null {
  const { found, short, replaced, unavailable, rejected } = lines;
  const handedOver = found + short + replaced;
  return share(handedOver, handedOver + unavailable + rejected);
}

/** Naira paid for each naira of the guide. */
export function paidAgainstGuide({ guided }: Pick<OrderFigures, 'guided'>): number | null {
  return share(guided.paidKobo, guided.guideKobo);
}

/** Share of customers who had bought before, or bought twice within the days. */
export function repeatShare({ repeat, customers }: { repeat: number; customers: number }): number | null {
  return share(repeat, customers);
}

export function ordersAnHour(worked: { delivered: number; onlineSeconds: number }): number | null {
  return share(worked.delivered * 3600, worked.onlineSeconds);
}
