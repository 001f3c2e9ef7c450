import type { Module } from '../module.ts';
import type { Rule, Violation } from '../violation.ts';

/** A comment that opens with one of these hides its subject. */
const hiddenSubject =
  /^(what|who|whoever|where|how|of|whatever|somebody|nobody|whose|which|when|whether|that|those)\b/i;

/** A comment that opens with one of these says an answer without its question. */
const hiddenQuestion = /^(whom|why|asked|said|told|nothing)\b/i;

/** Words that this code once used for itself alone, with those of the trade or the field. */
const privateWords: Readonly<Record<string, string>> = {
  asker: 'caller',
  complain: 'report',
  crowd: 'many callers',
  crowds: 'many callers',
  deed: 'step input',
  deeds: 'step inputs',
  doorkeeper: 'guards',
  hurry: 'at once',
  inbox: 'conversation list',
  keeper: 'guards',
  mischief: 'failures',
  seldom: 'rarely; coalesce',
  sparingly: 'rarely',
  surroundings: 'context',
  town: 'dataset; city',
  unheard: 'undelivered',
  whoever: 'the person: caller, agent, admin',
  'beside-others': 'shared instances',
  'meant-for': 'the intended person',
};

/** The same in names; in a title, which is a sentence, these are everyday words. */
const everydayWords: Readonly<Record<string, string>> = {
  desk: 'admin; what it holds: context, copy',
  fetched: 'loaded',
  ground: 'deps',
  hear: 'receive, subscribe',
  heard: 'received; result',
  hearing: 'receiving',
  hears: 'receives',
  kept: 'stored, cached or retained',
  mend: 'fix',
  mends: 'fixes',
  nobody: 'what is missing: no agent, no person',
  said: 'what it is: text, answer, input',
  saying: 'what it is: text, message',
  stories: 'histories',
  story: 'history',
  tell: 'notify, publish, report',
  telling: 'notifying; report',
  tells: 'notifies',
  told: 'notified, published, reported',
};
const wordsOfNames = { ...privateWords, ...everydayWords };

/** Private words that a comment may have as part of an ordinary sentence: a town is one on the map. */
const inSentences = new Set(['hurry', 'town', 'whoever']);
const wordsOfComments = Object.keys(privateWords).filter((word) => !inSentences.has(word));
const privateInComment = new RegExp(String.raw`(?<![\w-])(${wordsOfComments.join('|')})(?![\w-])`, 'i');

/** An endpoint's name, in its own file and in what is named after it. */
const endpointsName = 'tell-opened';

/** Names that files once had and that said nothing of what they hold. */
const unclearNames = [
  'after-a-rush',
  'busy-morning',
  'first-day',
  'never-idle',
  'old-town',
  'page-drawings',
  'young-queries',
];

/** On the server a look is a poll, a scan or a dispatch cycle. */
const looks = /(^|-)(look|looked)(-|$)/;

/** The texts of a screen are its copy. */
const screens = /^(web|test\/browser)\//;

/** Names that stay: a migration is known by its file's name, and a drawing may show the ground. */
const stays = /^server\/db\/migrations\/|^web\/illustrations\//;

const leastWords = 4;
const verbs =
  /^(refuses|says|keeps|is|are|has|have|does|takes|gives|makes|tells|asks|holds|stays|comes|goes|can|cannot|never|not|and|but|only|also|ends|begins|leaves|sends|counts|finds|waits|opens|answers|lets|knows|needs|wants|puts|works|stops|shows|drops|passes|looks|hears|follows|picks|draws|returns|throws|adds|removes)\b/;

/** Refuses private words in names and titles, and comments and titles without a subject. */
export const words: Rule = ({ modules, others }) => [
  ...[...modules.values(), ...others].flatMap(({ path }) => fileName(path)),
  ...[...modules.values()].flatMap((module) => [...names(module), ...comments(module), ...titles(module)]),
];

function fileName(path: string): Violation[] {
  if (stays.test(path)) return [];
  const spelt = path.replaceAll(/[/.]/g, '-');
  const unclear = unclearNames.find((one) => spelt.includes(one));
  const found = unclear === undefined ? [] : [`${unclear}: say what the file holds`];
  return [...found, ...privateIn(spelt)].map((says) => ({ path, line: 1, says }));
}

function names({ path, declared }: Module): Violation[] {
  if (stays.test(path)) return [];
  return declared.flatMap(({ name, line }) => {
    const spelt = kebab(name);
    const says = privateIn(spelt);
    if (spelt === 'company') says.push('company: say deps');
    if (path.startsWith('server/') && !path.includes('.test.') && looks.test(spelt))
      says.push('look: say poll, scan or cycle');
    if (screens.test(path) && spelt === 'words') says.push('words: say copy or text');
    return says.map((one) => ({ path, line, says: `${name}: ${one}` }));
  });
}

function comments({ path, comments: all }: Module): Violation[] {
  return all.flatMap(({ text, line, continues }) => {
    const isHidden = !continues && isRiddle(text.replace(/^[\s*]+/, ''));
    const word = privateInComment.exec(text)?.[1]?.toLowerCase();
    const says = isHidden ? ['a comment begins with its subject'] : [];
    if (word !== undefined) says.push(`a comment: ${word}: say ${privateWords[word]}`);
    return says.map((one) => ({ path, line, says: one }));
  });
}

function isRiddle(comment: string): boolean {
  return hiddenSubject.test(comment) || hiddenQuestion.test(comment);
}

function titles({ path, titles: all }: Module): Violation[] {
  return all.flatMap(({ text, line }) => {
    const fault = sentenceFault(text);
    return fault === undefined ? [] : [{ path, line, says: `"${text}": ${fault}` }];
  });
}

function sentenceFault(title: string): string | undefined {
  if (hiddenSubject.test(title) || verbs.test(title)) return 'a test’s title begins with its subject';
  if (!title.includes('%') && title.split(/\s+/).length < leastWords)
    return 'a test’s title is a whole sentence';
  const found = title.toLowerCase().match(/[a-z]+/g) ?? [];
  const word = found.find((one) => Object.hasOwn(privateWords, one));
  return word === undefined ? undefined : `${word}: say ${privateWords[word]}`;
}

/** Faults of a name that is written in small letters with hyphens. */
function privateIn(spelt: string): string[] {
  const own = `-${spelt.replace(endpointsName, '')}-`;
  return Object.entries(wordsOfNames)
    .filter(([word]) => own.includes(`-${word}-`))
    .map(([word, plain]) => `${word}: say ${plain}`);
}

function kebab(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}
