import { changeRule } from '#contract/orders/delivery/door.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { amountOf } from '../shopping/amount.ts';
import { sheetName } from '../sheets/stored-sheets.ts';
import { useTyped } from '../sheets/use-sheet.ts';
import { changeOf } from './cash.ts';

export type Cash = ReturnType<typeof useCash>;

/** Cash given and change due, and whether it is enough. */
export function useCash({ code, toCollectKobo, takesCredit }: RunOrder) {
  const [{ text, kept: stored }, type] = useTyped(sheetName('cash', code), { text: '', kept: '' });
  const setText = (next: string) => type({ text: next });
  const setKeeps = (next: boolean) => type({ kept: next ? 'yes' : '' });
  const keeps = stored !== '';
  const takenKobo = amountOf(text);
  const owedBack = changeOf(toCollectKobo, takenKobo ?? 0);
  const changeKobo = keeps && takesCredit ? 0 : owedBack;
  const isEnough = toCollectKobo === 0 || (takenKobo !== undefined && takenKobo >= toCollectKobo);
  const change = toCollectKobo === 0 ? 'at-once' : changeRule(owedBack - changeKobo);
  const counted = toCollectKobo === 0 ? null : { takenKobo: takenKobo ?? 0, changeKobo };
  return { text, setText, keeps, setKeeps, takenKobo, owedBack, changeKobo, isEnough, change, counted };
}
