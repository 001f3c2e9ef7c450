import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ShownMessage } from './shown-message.ts';

const nearEndPx = 48;
const settlingMs = 1000;

/**
 * Keeps the reader's place: at the end the list follows what comes; further back nothing moves, whether newer ones come
 * below or older ones above.
 */
export function useReadingPlace(messages: readonly ShownMessage[], onSeen: (number: number) => void) {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const wasAtEnd = useRef(true);
  const { isSettling, hold } = useSettling();
  const sizes = useRef({ scrollHeight: 0, clientHeight: 0 });
  const look = useCallback(() => {
    const list = box.current;
    if (list === null) return;
    const { scrollHeight, clientHeight } = list;
    const isSameSize =
      sizes.current.scrollHeight === scrollHeight && sizes.current.clientHeight === clientHeight;
    sizes.current = { scrollHeight, clientHeight };
    // The browser tells of a scroll before it tells of a size: what grew meanwhile is no step back by the reader.
    if (wasAtEnd.current && !isSameSize) list.scrollTop = scrollHeight;
    wasAtEnd.current = leftBelow(list) < nearEndPx;
    setAtEnd(wasAtEnd.current);
  }, []);
  const toEnd = useCallback(() => {
    if (box.current === null) return;
    box.current.scrollTop = box.current.scrollHeight;
    look();
  }, [look]);

  const before = useRef({ firstKey: '', lastKey: '', height: 0 });
  useLayoutEffect(() => {
    const list = box.current;
    if (list === null) return;
    const { firstKey, lastKey, height } = before.current;
    const first = messages[0]?.key ?? '';
    const newest = messages.at(-1);
    const wroteNow = newest?.isMine === true && newest.key !== lastKey && lastKey !== '';
    if (wasAtEnd.current || wroteNow) toEnd();
    else if (firstKey !== '' && firstKey !== first) list.scrollTop += list.scrollHeight - height;
    before.current = { firstKey: first, lastKey: newest?.key ?? '', height: list.scrollHeight };
  }, [messages, toEnd]);
  useFollowSize(box, wasAtEnd, toEnd);

  const seenTo = useSeenTo(messages, isAtEnd, onSeen);
  const below = messages.filter(({ number, isMine }) => number !== null && number > seenTo && !isMine).length;
  return { box, isAtEnd, isSettling, below, look, toEnd, hold };
}

function leftBelow({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - scrollTop - clientHeight;
}

/** The newest that stood at the list's end in sight of a person. */
function useSeenTo(
  messages: readonly ShownMessage[],
  isAtEnd: boolean,
  onSeen: (number: number) => void,
): number {
  const [seenTo, setSeenTo] = useState(0);
  const isInSight = useInSight();
  const newest = messages.findLast(({ number }) => number !== null)?.number ?? 0;
  if (isAtEnd && isInSight && newest > seenTo) setSeenTo(newest);
  useEffect(() => {
    if (seenTo > 0) onSeen(seenTo);
  }, [seenTo, onSeen]);
  return seenTo;
}

/**
 * A keyboard that rises, a line that the writer gains, or what grows inside the list (letters that came late, a line
 * that says who is writing) must not cover what was just read.
 */
function useFollowSize(
  box: RefObject<HTMLElement | null>,
  wasAtEnd: RefObject<boolean>,
  toEnd: () => void,
): void {
  useEffect(() => {
    const list = box.current;
    if (list === null) return;
    const sizes = new ResizeObserver(() => {
      if (wasAtEnd.current) toEnd();
    });
    sizes.observe(list);
    for (const content of list.children) sizes.observe(content);
    return () => sizes.disconnect();
  }, [box, wasAtEnd, toEnd]);
}

/** While older ones come in above, and a moment after. */
function useSettling() {
  const [isSettling, setSettling] = useState(false);
  useEffect(() => {
    if (!isSettling) return;
    const timer = setTimeout(() => setSettling(false), settlingMs);
    return () => clearTimeout(timer);
  }, [isSettling]);
  const hold = useCallback(() => setSettling(true), []);
  return { isSettling, hold };
}

/** A page that is put away reads nothing. */
function useInSight(): boolean {
  const [isInSight, setInSight] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setInSight(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isInSight;
}
