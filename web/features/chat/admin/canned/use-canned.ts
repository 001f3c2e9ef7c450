import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '#contract/accounts/schema.ts';
import { fillCanned, type CannedPlaces } from '#contract/chat/rules.ts';
import type { CannedReply } from '#contract/chat/schema.ts';
import { useAppContext } from '#web/lib/screen/app-context.tsx';
import { matchingCanned, typedShortcut } from './match.ts';
import { cannedQuery } from '../queries.ts';

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

interface Line {
  text: string;
  setText: (text: string) => void;
  known: CannedPlaces;
  /** The writer goes on with this text. */
  onPut: (text: string) => void;
}

/** Ready answers for the line that is being written: opened by a button, or by `/` at its beginning. */
export function useCanned({ text, setText, known, onPut }: Line) {
  const { data: all = [] } = useQuery(cannedQuery);
  const [language, setLanguage] = useState<Language>(useAppContext().language);
  const [isAsked, setAsked] = useState(false);
  const [left, setLeft] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const shortcut = typedShortcut(text);
  const isTyped = shortcut !== null && text !== left;
  const typed = shortcut ?? '';
  const replies = matchingCanned(all, typed);
  const chosen = Math.min(at, Math.max(0, replies.length - 1));
  const isOpen = isTyped || isAsked;

  const filled = (reply: CannedReply) => fillCanned(reply[language], known);
  const close = () => {
    setAsked(false);
    setLeft(text);
    setAt(0);
  };
  const put = (reply: CannedReply) => {
    const before = shortcut === null && text.trim() !== '' ? `${text.trimEnd()} ` : '';
    const next = before + filled(reply);
    // It stands in the line before the next key, which may fill its first place.
    flushSync(() => {
      setText(next);
      setAsked(false);
      setAt(0);
    });
    onPut(next);
  };
  /** Before the line itself hears a key: while answers are offered, some choose among them. */
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !(event.target instanceof HTMLTextAreaElement)) return;
    const reply = replies[chosen];
    const isEnter = event.key === 'Enter' && !event.shiftKey;
    // A shortcut is no message, be it of no answer.
    if (isEnter && shortcut !== null && (!isOpen || reply === undefined)) return swallow(event);
    if (!isOpen) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') setAt(Math.min(chosen + 1, replies.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(chosen - 1, 0));
    else if (isEnter && reply !== undefined) put(reply);
    else return;
    swallow(event);
  };
  const ask = () => setAsked((now) => !now);
  return { isOpen, replies, typed, at: chosen, language, setLanguage, filled, put, handleKey, ask };
}
