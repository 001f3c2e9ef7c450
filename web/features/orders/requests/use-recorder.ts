import { useEffect, useRef, useState } from 'react';
import { longestRecordingSeconds } from '#contract/media/schema.ts';
import { isTooLong, readGiven, type NoteTrouble } from './given-note.ts';

export type Recorder =
  | { state: 'idle' | 'asking' }
  | { state: 'recording'; secondsLeft: number }
  | { state: 'done'; blob: Blob; url: string }
  /** A note of another app that cannot be sent. */
  | { state: NoteTrouble }
  /** Shut by the person or the system; shut by the page that led here; not there; broken. */
  | { state: 'denied' | 'closed' | 'none' | 'failed' };

export interface Recording {
  now: Recorder;
  start: () => void;
  stop: () => void;
  /** Throws away what was recorded. */
  clear: () => void;
  /** The player knows how long it is. */
  measured: (seconds: number) => void;
}

const wantedTypes = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];
/** Speech is clear at this, and a minute is a fifth of what a recording may hold. */
const bitsPerSecond = 24_000;
const tickMs = 250;

/** Records from the microphone for a minute at most; a note that was recorded elsewhere is there at once. */
export function useRecorder(given?: Blob): Recording {
  const [now, setNow] = useState<Recorder>({ state: 'idle' });
  const end = useRef<(() => void) | null>(null);
  const url = useRef<string | null>(null);
  const isGone = useRef(false);
  const isOwn = useRef(false);
  useEffect(() => {
    isGone.current = false;
    let isOther = false;
    const take = async (note: Blob) => {
      const read = await readGiven(note);
      if (isOther) return;
      if (typeof read === 'string') return setNow({ state: read });
      url.current = URL.createObjectURL(read);
      setNow({ state: 'done', blob: read, url: url.current });
    };
    if (given !== undefined) void take(given);
    return () => {
      isOther = true;
      isGone.current = true;
      end.current?.();
      if (url.current !== null) URL.revokeObjectURL(url.current);
    };
  }, [given]);
  const clear = () => {
    if (url.current !== null) URL.revokeObjectURL(url.current);
    url.current = null;
    setNow({ state: 'idle' });
  };
  const start = async () => {
    clear();
    isOwn.current = true;
    if (!isRecorderThere()) return setNow({ state: isShutHere() ? 'closed' : 'none' });
    setNow({ state: 'asking' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (isGone.current) return stopTracks(stream);
      end.current = record(stream, {
        tick: (secondsLeft) => setNow({ state: 'recording', secondsLeft }),
        done: (blob) => {
          end.current = null;
          if (isGone.current) return;
          if (blob.size === 0) return setNow({ state: 'failed' });
          url.current = URL.createObjectURL(blob);
          setNow({ state: 'done', blob, url: url.current });
        },
      });
    } catch (error) {
      setNow({ state: refusalOf(error) });
    }
  };
  // A note that is recorded here ends by itself.
  const measured = (seconds: number) => {
    if (given === undefined || isOwn.current || !isTooLong(seconds)) return;
    clear();
    setNow({ state: 'tooLong' });
  };
  return { now, start: () => void start(), stop: () => end.current?.(), clear, measured };
}

interface Callbacks {
  tick: (secondsLeft: number) => void;
  done: (blob: Blob) => void;
}

/** Begins to record, and answers what ends it. */
function record(stream: MediaStream, { tick, done }: Callbacks): () => void {
  const mimeType = wantedTypes.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: bitsPerSecond,
    ...(mimeType !== undefined && { mimeType }),
  });
  const parts: Blob[] = [];
  const startedAt = performance.now();
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const timer = setInterval(() => {
    const left = longestRecordingSeconds - (performance.now() - startedAt) / 1000;
    if (left <= 0) stop();
    else tick(Math.ceil(left));
  }, tickMs);
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('stop', () => {
    clearInterval(timer);
    stopTracks(stream);
    done(new Blob(parts, { type: recorder.mimeType }));
  });
  recorder.start();
  tick(longestRecordingSeconds);
  return stop;
}

/** The light of the microphone goes out. */
function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function isRecorderThere(): boolean {
  return 'mediaDevices' in navigator && 'MediaRecorder' in globalThis && !isShutHere();
}

declare global {
  interface Document {
    /** Chromium’s alone. */
    featurePolicy?: { allowsFeature: (feature: string) => boolean };
  }
}

/** A page that was opened elsewhere keeps its own rules, although another screen stands in it now. */
function isShutHere(): boolean {
  return document.featurePolicy?.allowsFeature('microphone') === false;
}

function refusalOf(error: unknown): 'denied' | 'none' | 'failed' {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' ? 'none' : 'failed';
}
