/** A Nigerian number as people read it out: +2348031234567 is 0803 123 4567. */
export function readablePhone(e164: string): string {
  const match = /^\+234(\d{3})(\d{3})(\d{4})$/.exec(e164);
  return match === null ? e164 : `0${match[1]} ${match[2]} ${match[3]}`;
}

export function callAddress(e164: string): string {
  return `tel:${e164}`;
}

/** Opens WhatsApp with a message to send: to this number, or without one to somebody whom the person chooses. */
export function whatsappAddress(text: string, e164 = ''): string {
  return `https://wa.me/${e164.replace('+', '')}?text=${encodeURIComponent(text)}`;
}
