import { serverNow } from '#web/lib/network/server-clock.ts';

/** Whole minutes until an order was promised; below nothing once it is late. */
export function minutesUntil(dueAt: string): number {
  return Math.ceil((Date.parse(dueAt) - serverNow()) / 60_000);
}

/** `2:35`, as a clock that counts down shows it. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
