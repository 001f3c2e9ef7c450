/** English (Nigeria): a voice note or photos that came in place of a typed list. */
export const english = {
  title: 'As the customer sent it',
  offline: 'It was not loaded on this phone before the network went.',
  player: {
    label: 'Voice note',
    play: 'Play',
    pause: 'Pause',
    back: 'Back 3 s',
    slower: 'Slower',
    faster: 'Faster',
    speed: (rate: string) => `Speed ${rate} ×`,
    position: 'Position',
    at: (at: string, whole: string) => `${at} of ${whole}`,
    failed: 'The voice note does not come. Check the network and load it again.',
    again: 'Load it again',
  },
  photos: {
    label: 'Photos',
    one: (at: number, count: number) => `Photo ${at} of ${count}`,
    turn: 'Turn',
    larger: 'Larger',
    smaller: 'Smaller',
    next: 'Next photo',
    move: 'Move with the arrow keys, or drag. Two fingers make it larger.',
  },
};

export type OriginalCopy = typeof english;
