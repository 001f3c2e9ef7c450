import { expect, test } from 'vitest';
import { drawingPlace } from '#contract/pages/rendering.ts';
import { withDrawings } from './inline-drawings.ts';

const drawings = ['<path d="M0 0"/>', '<circle r="3"/>'];

function laidOut(page: string): string {
  return withDrawings(Buffer.from(page), drawings).toString();
}

test('has each drawing where the page says, as often as it says so', () => {
  const [path, circle] = [drawingPlace(0), drawingPlace(1)];
  expect(laidOut(`<svg>${circle}</svg>₦500<svg>${path}</svg><svg>${circle}</svg><!-- -->!`)).toBe(
    '<svg><circle r="3"/></svg>₦500<svg><path d="M0 0"/></svg><svg><circle r="3"/></svg><!-- -->!',
  );
});

test('is the page itself where nothing is drawn', () => {
  expect(laidOut('<p>Market for today<!--$--></p>')).toBe('<p>Market for today<!--$--></p>');
});

test('shows no drawing that nobody has drawn', () => {
  expect(() => laidOut(drawingPlace(2))).toThrow('there is none');
});
