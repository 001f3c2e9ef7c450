import type { OrderFigures } from './figures-schema.ts';

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** How many of those that arrived were there when they had been promised; nothing where none arrived. */
export function onTimeShare({
  onTime,
  delivered,
}: Pick<OrderFigures, 'onTime' | 'delivered'>): number | null {
  return share(onTime, delivered);
}

/** How many of the lines that somebody looked for came to the door and stayed there. */
export function fillShare({ lines }: Pick<OrderFigures, 'lines'>): number | null {
  const { found, short, replaced, unavailable, rejected } = lines;
  const handedOver = found + short + replaced;
  return share(handedOver, handedOver + unavailable + rejected);
}

/** What was paid for each naira of the guide. */
export function paidAgainstGuide({ guided }: Pick<OrderFigures, 'guided'>): number | null {
  return share(guided.paidKobo, guided.guideKobo);
}

/** How many customers came back: they had bought before, or bought twice within the days. */
export function repeatShare({ repeat, customers }: { repeat: number; customers: number }): number | null {
  return share(repeat, customers);
}

/** What an hour online brought to a door. */
export function ordersAnHour(worked: { delivered: number; onlineSeconds: number }): number | null {
  return share(worked.delivered * 3600, worked.onlineSeconds);
}
