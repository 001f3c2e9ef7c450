import type { WebTrick } from './web-without.ts';

/** The tricks for the opening of the installed app without network. */
export const reopenTricks: readonly WebTrick[] = [
  {
    name: 'files-named',
    edit: (text) => text.replace(/(\w+)=\((\w+)=``\)=>\w+\[\2\]\?\?\[\]/, '$1=()=>[]'),
  },
  {
    name: 'as-script',
    edit: (text) => text.replace('rel="preload" as="script" crossorigin', 'rel="modulepreload"'),
  },
  {
    name: 'made-at-once',
    edit: (text) => text.replace('//# allFunctionsCalledOnLoad', ''),
  },
  {
    name: 'drawn-without-loader',
    edit: (text) =>
      text.replace(/let (\w+)=(\w+)\?\.default;return \1===void 0\?/, 'let $1=$2?.default;return!0?'),
  },
];
