import type { Place } from '#contract/areas.ts';

const digits = '23456789CFGHJMPQRVWX';
const written = /^\s*((?:[2-9CFGHJMPQRVWX]{2}){2,4})\+([2-9CFGHJMPQRVWX]{2,7})?(?:[\s,].*)?$/i;
/** Degrees of one step of each pair of digits. */
const pairSteps = [20, 1, 0.05, 0.0025, 0.000125];
const gridRows = 5;
const gridColumns = 4;
const pairsBeforePlus = 4;

/**
 * The middle of the field that a plus code names, as map apps write it: whole (`6FX9 3CH2+9X` without the space) or
 * short, which means the nearest such field to `near`. Nothing where it is no plus code.
 */
export function readPlusCode(text: string, near: Place): Place | undefined {
  const match = written.exec(text);
  if (match === null) return undefined;
  const [, before = '', after = ''] = match;
  const missing = pairsBeforePlus - before.length / 2;
  const whole = pairsOf(near).slice(0, missing).join('') + before.toUpperCase() + after.toUpperCase();
  const found = middleOf(whole);
  return missing === 0 ? inside(found) : inside(nearest(found, near, pairSteps[missing - 1] ?? 0));
}

/** The pairs of digits that name a place, coarsest first. */
function pairsOf({ latitude, longitude }: Place): string[] {
  let up = latitude + 90;
  let across = longitude + 180;
  return pairSteps.slice(0, pairsBeforePlus).map((step) => {
    const row = Math.floor(up / step);
    const column = Math.floor(across / step);
    up -= row * step;
    across -= column * step;
    return digits.charAt(row) + digits.charAt(column);
  });
}

function middleOf(code: string): Place {
  let latitude = -90;
  let longitude = -180;
  let height = 0;
  let width = 0;
  for (const [place, step] of pairSteps.entries()) {
    const pair = code.slice(2 * place, 2 * place + 2);
    if (pair === '') break;
    latitude += digits.indexOf(pair.charAt(0)) * step;
    longitude += digits.indexOf(pair.charAt(1)) * step;
    height = step;
    width = step;
  }
  for (const digit of code.slice(2 * pairSteps.length)) {
    height /= gridRows;
    width /= gridColumns;
    const cell = digits.indexOf(digit);
    latitude += Math.floor(cell / gridColumns) * height;
    longitude += (cell % gridColumns) * width;
  }
  return { latitude: latitude + height / 2, longitude: longitude + width / 2 };
}

/** The field of the same name one step over, where that is nearer. */
function nearest(found: Place, near: Place, step: number): Place {
  const moved = (value: number, wanted: number) => {
    if (value - wanted > step / 2) return value - step;
    return wanted - value > step / 2 ? value + step : value;
  };
  return {
    latitude: moved(found.latitude, near.latitude),
    longitude: moved(found.longitude, near.longitude),
  };
}

/** A code can be spelt for fields beyond the pole; no door stands there. */
function inside(place: Place): Place | undefined {
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : undefined;
}
