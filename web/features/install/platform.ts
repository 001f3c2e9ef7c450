/** Platform whose steps are shown: Safari has no prompt, and Chrome decides by itself when to offer one. */
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
