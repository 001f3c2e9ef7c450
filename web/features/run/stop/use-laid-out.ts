import { asKobo } from '#contract/kobo.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { sheetName } from '../sheets/stored-sheets.ts';
import { useSheetPhotos, useTyped } from '../sheets/use-sheet.ts';
import { amountOf } from '../shopping/amount.ts';
import { mostReceipts, useWaiver } from '../shopping/waiver.tsx';

export type LaidOut = ReturnType<typeof useLaidOut>;

/** Money laid out for a task, with its receipts, and what is wrong about it. */
export function useLaidOut(order: RunOrder, sheet: string) {
  const receiptsSheet = sheetName('leave-receipts', order.code);
  const [{ text, none }, type] = useTyped(sheet, { text: '', none: '' });
  const snaps = useSheetPhotos(receiptsSheet, mostReceipts);
  const waiver = useWaiver(receiptsSheet);
  const mostKobo = order.items[0]?.capKobo ?? asKobo(0);
  const kobo = mostKobo === 0 || none !== '' ? 0 : amountOf(text);
  const isSome = kobo !== undefined && kobo > 0;
  const receipts = isSome ? snaps.photos.map(({ key }) => key) : [];
  const waivedReason = isSome && receipts.length === 0 ? waiver.reason : null;
  const trouble =
    kobo === undefined
      ? 'amount'
      : kobo > mostKobo
        ? 'too-much'
        : isSome && receipts.length === 0 && waivedReason === null
          ? 'receipt'
          : null;
  return {
    sheet: receiptsSheet,
    text,
    setText: (next: string) => type({ text: next, none: '' }),
    isNone: none !== '',
    setNone: (next: boolean) => type({ none: next ? 'yes' : '', text: '' }),
    snaps: isSome ? snaps : { ...snaps, photos: [] },
    waiver,
    mostKobo,
    isSome,
    trouble,
    said: { laidOutKobo: isSome ? kobo : null, receipts, waivedReason },
  } as const;
}
