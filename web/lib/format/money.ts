/** Naira with two decimals and commas, as people read it: 15000 kobo is ₦150.00. */
export function naira(kobo: number): string {
  const [whole = '0', cents = '00'] = (Math.abs(kobo) / 100).toFixed(2).split('.');
  return `${kobo < 0 ? '−' : ''}₦${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}.${cents}`;
}

/** The same without kobo where there are none, for places that are narrow. */
export function shortNaira(kobo: number): string {
  return naira(kobo).replace(/\.00$/, '');
}
