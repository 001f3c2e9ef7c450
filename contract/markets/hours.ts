/** The hours of a market that has none of its own, and the widest that one can have. */
export const wholeDay = { opens: '06:00', closes: '22:00' } as const;
