import type { Kobo } from '#contract/kobo.ts';
import { lastSumAt, moneyAt } from './money.ts';
import { phoneAt } from './phone.ts';
import { namesPlace, placeOf, type PlaceRead } from './place.ts';
import { timeAt, type TimeRead } from './by-when.ts';
import { bare, isAndOfName, isCarryOfName, placeWords, trimmed, wordsOf } from './words.ts';

/** A parcel or something to do, as a sentence says it; whatever it does not say is empty. */
export interface ErrandRead {
  kind: 'carry' | 'do';
  what: string;
  stop: PlaceRead;
  /** The person who hands it over. */
  giver: Person;
  to: Omit<PlaceRead, 'name'>;
  /** The person who collects it. */
  receiver: Person;
  moneyKobo: Kobo | null;
  by: TimeRead | null;
  /** Something comes to a door. */
  brings: boolean;
}

interface Person {
  name: string;
  phone: string;
}

const set = (words: string) => new Set(words.split(' '));

/** Words before the verb, which say nothing. */
const openings = set(
  'abeg biko can dey go help i kindly make me need person please somebody to una wan want you',
);
const carryVerbs = set('carry deliver dispatch move send take');
const fetchVerbs = set('collect pick');
const doVerbs = set('drop line pay post process queue register renew return sign stand submit');
/** Verbs with which a sentence goes on to what is to be done after the place was named. */
const furtherVerbs = set('collect pay process queue register renew sign submit');
/** Words with which it goes on to the door. */
const doorWords = set('bring come deliver give reach');
/** Small words between such a word and the person or place. */
const links = set('am back come dem di e for give go in it me my paper papers reach receipt the them to');
const joints = set('and then');

/** Longer texts are lists. */
const mostWords = 60;
const mostLines = 3;
export const mostWhat = 200;

type Part = 'what' | 'stop' | 'to' | 'person';

/** The errand that a text describes in a sentence; nothing for a list, and for a sentence that names no place. */
export function readErrand(text: string, areas: readonly string[]): ErrandRead | null {
  const words = wordsOf(text);
  if (words.length > mostWords || text.trim().split('\n').length > mostLines) return null;
  const verbAt = words.findIndex((word) => !openings.has(bare(word)));
  const verb = bare(words[verbAt]);
  const isDoing = doVerbs.has(verb);
  if (!isDoing && !carryVerbs.has(verb) && !fetchVerbs.has(verb)) return null;
  const { parts, ...read } = split(words, verbAt);
  return parts.stop.length === 0 ? null : errandOf(verb, isDoing, { ...parts, ...read, areas });
}

interface Sentence {
  what: string[];
  stop: string[];
  to: string[];
  person: string[];
  areas: readonly string[];
  phones: Record<'stop' | 'to', string>;
  moneyKobo: Kobo | null;
  by: TimeRead | null;
}

function errandOf(verb: string, isDoing: boolean, read: Sentence): ErrandRead {
  const from = placeOf(read.stop, read.areas);
  // A name without more may be that of an area that is not served.
  const isPerson = read.phones.stop !== '' || (from.area !== null && !namesPlace(from.name));
  const goesToPerson = read.person.length > 0 || read.phones.to !== '';
  const isCarried = !isDoing && (carryVerbs.has(verb) || goesToPerson || read.phones.stop !== '');
  const what = phrase(isCarried ? read.what.slice(1) : read.what, isCarried);
  const door = placeOf([...read.person, ...read.to], read.areas);
  const receives = goesToPerson && door.name !== '' && !namesPlace(door.name);
  const landmark = [receives ? '' : door.name, door.landmark].filter(Boolean).join(', ');
  return {
    kind: isCarried ? 'carry' : 'do',
    what,
    stop: from,
    giver: { name: isCarried && isPerson ? from.name : '', phone: read.phones.stop },
    to: { area: door.area, landmark },
    receiver: { name: receives ? door.name : '', phone: read.phones.to },
    moneyKobo: read.moneyKobo,
    by: read.by,
    brings: isCarried || read.to.length > 0 || read.person.length > 0,
  };
}

/** The words of each part, in the order in which they are written. */
function split(words: readonly string[], verbAt: number) {
  const parts: Record<Part, string[]> = { what: [], stop: [], to: [], person: [] };
  const phones = { stop: '', to: '' };
  let moneyKobo: Kobo | null = null;
  let by: TimeRead | null = null;
  let part: Part = 'what';
  for (let at = verbAt; at < words.length;) {
    const phone = phoneAt(words, at);
    const money = moneyAt(words, at) ?? lastSumAt(words, at);
    const time = timeAt(words, at);
    if (phone !== undefined) {
      phones[part === 'what' || part === 'stop' ? 'stop' : 'to'] ||= phone.phone;
      at += phone.length;
    } else if (money !== undefined) {
      moneyKobo ??= money.kobo;
      at += money.length;
    } else if (time !== undefined) {
      by ??= time.time;
      at += time.length;
    } else {
      const turn = turnAt(words, at, part, verbAt);
      part = turn.part;
      if (turn.isSaid && turn.isFurther) parts.what.push(`${parts.what.pop() ?? ''},`);
      if (turn.isSaid) parts[part].push(words[at] ?? '');
      at += turn.length;
    }
  }
  return { parts, phones, moneyKobo, by };
}

interface Turn {
  part: Part;
  isSaid: boolean;
  /** A second thing to do, apart from the first. */
  isFurther: boolean;
  length: number;
}

/** The part that a word belongs to or turns to; the words of a turn itself are none of it. */
function turnAt(words: readonly string[], at: number, part: Part, verbAt: number): Turn {
  const word = bare(words[at]);
  const turn = (to: Part, length = linked(words, at)) => ({ ...wordOf(to), isSaid: false, length });
  if (at > verbAt && !isCarryOfName(words, at)) {
    if (joints.has(word) && !isAndOfName(words, at)) return turn(part, 1);
    if (part === 'what' && placeWords.has(word)) return turn('stop', 1);
    if (word === 'go' && doorWords.has(bare(words[at + 1]))) return turn(part, 1);
    if (word === 'go' && placeWords.has(bare(words[at + 1]))) return turn(part === 'what' ? 'stop' : 'to', 2);
    if (doorWords.has(word) && part !== 'person') return turn(leadsTo(words, at));
    if (doorWords.has(word)) return turn(part);
    if (word === 'carry' && links.has(bare(words[at + 1]))) return turn('to');
    if (word === 'to' && part !== 'person') return turn('to');
    if (part === 'stop' && furtherVerbs.has(word)) return { ...wordOf('what'), isFurther: true };
    if (part === 'to' && word === 'from') return turn('stop', 1);
  }
  return wordOf(part);
}

/** A word that belongs to a part. */
function wordOf(part: Part): Turn {
  return { part, isSaid: true, isFurther: false, length: 1 };
}

/** A person after "give", a place after the others. */
function leadsTo(words: readonly string[], at: number): Part {
  const end = at + linked(words, at);
  return words.slice(at, end).some((word) => bare(word) === 'give') ? 'person' : 'to';
}

/** The number of words from here on that only lead to the next part. */
function linked(words: readonly string[], at: number): number {
  let length = 1;
  while (links.has(bare(words[at + length]))) length += 1;
  return length;
}

/** The parcel or the task, in the words that were used. */
function phrase(words: readonly string[], isThing: boolean): string {
  const begin = isThing ? words.findIndex((word) => !owners.has(bare(word))) : 0;
  return trimmed(words.slice(Math.max(0, begin)).join(' ')).slice(0, mostWhat);
}

const owners = set('a di my our the up');
