/** Faults that a definition plants in the model, and what each breaks, as Spin writes it. */
export const faults = [
  { name: 'REFUND', breaks: 'paid>=0' },
  { name: 'DENIED', breaks: 'paid>=0' },
  { name: 'DECIDED_TWICE', breaks: 'paid>=0' },
  { name: 'GOODS', breaks: 'goods<=' },
  { name: 'CREDIT', breaks: '(credit-brought)<=money' },
  { name: 'REVIVED', breaks: 'ends<=1' },
  { name: 'LANDS_TWICE', breaks: 'landed<=1' },
] as const;
