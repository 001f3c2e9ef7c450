import { useState } from 'react';
import { changeRule } from '#contract/orders/delivery/door.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { amountOf } from '../shopping/amount.ts';
import { changeOf } from './cash.ts';

export type Cash = ReturnType<typeof useCash>;

/** What was given, what goes back, and whether that is enough. */
export function useCash({ toCollectKobo, takesCredit }: RunOrder) {
  const [text, setText] = useState('');
  const [keeps, setKeeps] = useState(false);
  const takenKobo = amountOf(text);
  const owedBack = changeOf(toCollectKobo, takenKobo ?? 0);
  const changeKobo = keeps && takesCredit ? 0 : owedBack;
  const isEnough = toCollectKobo === 0 || (takenKobo !== undefined && takenKobo >= toCollectKobo);
  const change = toCollectKobo === 0 ? 'at-once' : changeRule(owedBack - changeKobo);
  const counted = toCollectKobo === 0 ? null : { takenKobo: takenKobo ?? 0, changeKobo };
  return { text, setText, keeps, setKeeps, takenKobo, owedBack, changeKobo, isEnough, change, counted };
}
