/** `6 am` and `7:30 pm`, of a time written as `19:30`. */
export function shortClock(time: string): string {
  const { hour, minutes, half } = partsOf(time);
  return minutes === '00' ? `${hour} ${half}` : `${hour}:${minutes} ${half}`;
}

/** `6:00 am`, where times stand side by side. */
export function wholeClock(time: string): string {
  const { hour, minutes, half } = partsOf(time);
  return `${hour}:${minutes} ${half}`;
}

function partsOf(time: string) {
  const [hours = '0', minutes = '00'] = time.split(':');
  const hour = Number(hours);
  return { hour: hour % 12 === 0 ? 12 : hour % 12, minutes, half: hour < 12 ? 'am' : 'pm' };
}
