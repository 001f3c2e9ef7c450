import type { OriginalCopy } from './en-original.ts';

/** Nigerian Pidgin: the same. */
export const pidgin: OriginalCopy = {
  title: 'As customer send am',
  offline: 'E never load for dis phone before network go.',
  player: {
    label: 'Voice note',
    play: 'Play',
    pause: 'Pause',
    back: 'Back 3 s',
    slower: 'Slow am',
    faster: 'Fast am',
    speed: (rate) => `Speed ${rate} ×`,
    position: 'Where e reach',
    at: (at, whole) => `${at} of ${whole}`,
    failed: 'Di voice note no gree come. Check network, load am again.',
    again: 'Load am again',
  },
  photos: {
    label: 'Photos',
    one: (at, count) => `Photo ${at} of ${count}`,
    turn: 'Turn am',
    larger: 'Make am big',
    smaller: 'Make am small',
    next: 'Next photo',
    move: 'Use arrow keys move am, or drag am. Two fingers go make am big.',
  },
};
