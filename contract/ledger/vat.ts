import { asKobo, type Kobo } from '../kobo.ts';

/** A percentage with at most one decimal as whole thousandths: 7.5 is 75. */
export function permilleOf(percent: string): number {
  const [whole = '0', tenths = '0'] = percent.split('.');
  return Number(whole) * 10 + Number(tenths);
}

/** The same as people write it: 75 is 7.5. */
export function percentText(permille: number): string {
  const tenths = permille % 10;
  const whole = String((permille - tenths) / 10);
  return tenths === 0 ? whole : `${whole}.${tenths}`;
}

/** The VAT that lies inside a fee, to the nearest kobo. */
export function vatInside(feeKobo: Kobo, permille: number): Kobo {
  const whole = 1000 + permille;
  return asKobo(Math.floor((2 * feeKobo * permille + whole) / (2 * whole)));
}
