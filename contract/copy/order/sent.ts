import type { Language } from '#contract/accounts/schema.ts';

/** The messages, on any screen, once an order that waited on the phone was answered. */
export const orderSentCopy: Readonly<
  Record<
    Language,
    { placed: string; placedText: (code: string) => string; refused: string; notTaken: string }
  >
> = {
  en: {
    placed: 'Your order is placed',
    placedText: (code) => `Its code is ${code}. You can follow it under Track.`,
    refused: 'Your order needs another look',
    notTaken: 'Something saved on this phone could not be sent',
  },
  pcm: {
    placed: 'Your order don enter',
    placedText: (code) => `Di code na ${code}. You fit follow am for Track.`,
    refused: 'Come look your order again',
    notTaken: 'Something wey dis phone keep no fit go',
  },
};
