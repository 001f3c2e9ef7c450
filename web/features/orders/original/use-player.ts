import { useRef, useState, type SyntheticEvent } from 'react';
import { nextSpeed, type Speed } from './speed.ts';

const backSeconds = 3;

type OfAudio = SyntheticEvent<HTMLAudioElement>;

/** A sound that is played, wound back and made slower; `wiring` belongs to its element. */
export function usePlayer(seconds: number) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState<Speed>(1);
  const [hasFailed, setFailed] = useState(false);
  const goTo = (to: number) => {
    if (audio.current === null) return;
    audio.current.currentTime = Math.min(seconds, Math.max(0, to));
    setAt(audio.current.currentTime);
  };
  return {
    isPlaying,
    at,
    speed,
    hasFailed,
    goTo,
    toggle: () => {
      const player = audio.current;
      if (player?.paused === true) void player.play().catch(() => setFailed(true));
      else player?.pause();
    },
    back: () => goTo((audio.current?.currentTime ?? 0) - backSeconds),
    change: (by: 1 | -1) => {
      const next = nextSpeed(speed, by);
      setSpeed(next);
      if (audio.current !== null) audio.current.playbackRate = next;
    },
    again: () => {
      setFailed(false);
      audio.current?.load();
    },
    wiring: {
      ref: audio,
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: ({ currentTarget }: OfAudio) => setAt(currentTarget.currentTime),
      // A sound that is loaded anew begins at its usual speed.
      onLoadedMetadata: ({ currentTarget }: OfAudio) => {
        currentTarget.playbackRate = speed;
      },
      onError: () => setFailed(true),
    },
  };
}
