/** Whose steps to show: Safari has no offer of its own, and Chrome makes it when it likes. */
export type Platform = 'ios' | 'android';

export function platformOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  // An iPad calls itself a Mac; a Mac has no touch.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos ? 'ios' : 'android';
}

const widestPhone = 768;
export const lookAfterMs = 2000;

/** By its width: whoever reads on something this narrow can put the app on its home screen. */
export function isPhone(width: number): boolean {
  return width <= widestPhone;
}
