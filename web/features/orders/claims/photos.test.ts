import { describe, expect, it } from 'vitest';
import { pictureId } from '#contract/media/schema.ts';
import { changePhotos, photosOf, photosTrouble, sentIds, type Photo, type PhotoChange } from './photos.ts';

const id = (last: number) => pictureId.parse(`00000000-0000-4000-8000-00000000000${last}`);
const after = (...changes: readonly PhotoChange[]) =>
  changes.reduce<readonly Photo[]>((photos, change) => changePhotos(photos, change), []);
const sent = (key: string, last: number): PhotoChange => ({
  kind: 'moved',
  key,
  state: { kind: 'sent', id: id(last) },
});

describe('the photos of a claim', () => {
  it('are three at most', () => {
    const photos = after({ kind: 'add', keys: ['a', 'b'] }, { kind: 'add', keys: ['c', 'd'] });
    expect(photos.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  });

  it('go with it once all have arrived', () => {
    const added: PhotoChange = { kind: 'add', keys: ['a', 'b'] };
    expect(photosTrouble(after())).toBe('wanted');
    expect(photosTrouble(after(added))).toBe('waiting');
    expect(photosTrouble(after(added, sent('a', 1)))).toBe('waiting');
    const all = after(added, sent('b', 2), sent('a', 1));
    expect(photosTrouble(all)).toBeUndefined();
    expect(sentIds(all)).toEqual([id(1), id(2)]);
  });

  it('that are no pictures hold it back until they are taken out', () => {
    const spoilt: PhotoChange = { kind: 'moved', key: 'b', state: { kind: 'unreadable' } };
    const photos = after({ kind: 'add', keys: ['a', 'b'] }, sent('a', 1), spoilt);
    expect(photosTrouble(photos)).toBe('failed');
    expect(photosTrouble(changePhotos(photos, { kind: 'remove', key: 'b' }))).toBeUndefined();
  });

  it('that had arrived before a reload still go with it', () => {
    expect(sentIds(photosOf([id(1)]))).toEqual([id(1)]);
  });
});
