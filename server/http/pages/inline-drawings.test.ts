import { expect, test } from 'vitest';
import { drawingPlace } from '#contract/pages/rendering.ts';
import { withDrawings } from './inline-drawings.ts';

const drawings = ['<path d="M0 0"/>', '<circle r="3"/>'];

const laidOut = (page: string) => withDrawings(page, drawings);

test('a page has each drawing where it says, as often as it says so', () => {
  const [path, circle] = [drawingPlace(0), drawingPlace(1)];
  expect(laidOut(`<svg>${circle}</svg>₦500<svg>${path}</svg><svg>${circle}</svg><!-- -->!`)).toBe(
    '<svg><circle r="3"/></svg>₦500<svg><path d="M0 0"/></svg><svg><circle r="3"/></svg><!-- -->!',
  );
});

test('a page without drawings stays unchanged', () => {
  expect(laidOut('<p>Market for today<!--$--></p>')).toBe('<p>Market for today<!--$--></p>');
});

test('a page shows no drawing that does not exist', () => {
  expect(() => laidOut(drawingPlace(2))).toThrow('there is none');
});
