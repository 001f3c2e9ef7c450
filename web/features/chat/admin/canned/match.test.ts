import { describe, expect, it } from 'vitest';
import { cannedReply } from '#contract/chat/schema.ts';
import { matchingCanned, typedShortcut, unfilledPlaces } from './match.ts';

const replies = ['late', 'late-rain', 'refund', 'too-late'].map((shortcut, place) =>
  cannedReply.parse({ id: `00000000-0000-4000-8000-00000000000${place}`, shortcut, pcm: 'E', en: 'I' }),
);
const shortcuts = (typed: string) => matchingCanned(replies, typed).map(({ shortcut }) => shortcut);

describe('ready answers', () => {
  it('are asked for by / at the beginning, and by nothing else', () => {
    expect(typedShortcut('/')).toBe('');
    expect(typedShortcut('/Lat')).toBe('lat');
    expect(typedShortcut('/late we are')).toBeNull();
    expect(typedShortcut('yam/rice')).toBeNull();
    expect(typedShortcut('')).toBeNull();
  });

  it('come by how their shortcut begins, then by what it holds', () => {
    expect(shortcuts('late')).toEqual(['late', 'late-rain', 'too-late']);
    expect(shortcuts('')).toHaveLength(4);
    expect(shortcuts('xyz')).toEqual([]);
  });

  it('show which places are still to be filled, each once', () => {
    expect(unfilledPlaces('{minutes} or {minutes}, {name} — {weather}')).toEqual(['{minutes}', '{name}']);
    expect(unfilledPlaces('Ten minutes')).toEqual([]);
  });
});
