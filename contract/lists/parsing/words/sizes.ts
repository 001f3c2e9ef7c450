/** Words that say a size and nothing else. */
export const sizeWords: ReadonlySet<string> = new Set(
  (
    'big bigger biggest small smaller smallest large larger largest medium giant jumbo mini tiny ' +
    'huge xl xxl'
  ).split(' '),
);

/** Words that lean on the size word behind them: `the very big`, `not too small`. */
export const beforeSize: ReadonlySet<string> = new Set(
  'the very too so not extra fairly quite just'.split(' '),
);

export const betweenSizes: ReadonlySet<string> = new Set(['to', 'or']);

/** Words that lean on the size word before them: `medium size`, `big ones`. */
export const afterSize: ReadonlySet<string> = new Set('size sized sizes one ones'.split(' '));
