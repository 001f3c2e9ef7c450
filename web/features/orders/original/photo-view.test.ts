import { describe, expect, it } from 'vitest';
import { mostZoom, movedBy, transformOf, turned, whole, zoomedBy } from './photo-view.ts';

const side = 300;

describe('a photo', () => {
  it('stands as before after four turns', () => {
    const quarters = [turned(whole)];
    for (let turn = 1; turn < 4; turn += 1) quarters.push(turned(quarters[turn - 1] ?? whole));
    expect(quarters.map(({ turn }) => turn)).toEqual([90, 180, 270, 0]);
  });

  it('is never smaller than its box nor larger than can be read', () => {
    expect(zoomedBy(whole, 0.1, side).zoom).toBe(1);
    expect(zoomedBy(whole, 100, side).zoom).toBe(mostZoom);
  });

  it('cannot be dragged out of its box, and stands in the middle once it is whole', () => {
    expect(movedBy(whole, 500, 500, side)).toEqual(whole);
    const large = movedBy(zoomedBy(whole, 2, side), 500, -20, side);
    expect(large).toMatchObject({ x: 150, y: -20 });
    expect(zoomedBy(large, 0.1, side)).toMatchObject({ zoom: 1 });
    expect(Math.abs(zoomedBy(large, 0.1, side).x)).toBe(0);
  });

  it('is drawn moved, turned and then made larger', () => {
    expect(transformOf({ turn: 90, zoom: 2, x: 10, y: -5 })).toBe(
      'translate(10px, -5px) rotate(90deg) scale(2)',
    );
  });
});
