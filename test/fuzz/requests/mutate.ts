import type { Chance } from '#test/lives/chance.ts';
import { oddValues } from './texts.ts';

type Input = Record<string, unknown>;

/** The input with one or two things wrong in it; what was changed is said. */
export function spoilInput(chance: Chance, input: Input): Input {
  const spoiled = structuredClone(input);
  for (let turn = 0; turn < 1 + chance.upTo(2); turn += 1) chance.oneOf(ways)(chance, spoiled);
  return spoiled;
}

type Way = (chance: Chance, input: Input) => void;

const ways: readonly Way[] = [
  (chance, input) => onSomeField(chance, input, () => oddValue(chance)),
  (chance, input) => onSomeField(chance, input, () => oddValue(chance)),
  (chance, input) => onSomeField(chance, input, () => oddValue(chance)),
  (chance, input) => onSomeField(chance, input, (value) => [value]),
  (chance, input) => onSomeField(chance, input, (value) => ({ value })),
  (chance, input) => onSomeField(chance, input, (value) => inWords(value)),
  (chance, input) => onSomeField(chance, input, (value) => Number(inWords(value))),
  (chance, input) =>
    onSomeField(chance, input, (value) => (typeof value === 'string' ? value + chance.oneOf(tails) : value)),
  (chance, input) =>
    onSomeField(chance, input, (value) =>
      typeof value === 'number' ? value * chance.oneOf([-1, 1e6, 0.3]) : value,
    ),
  (chance, input) => leaveOut(chance, input),
  (chance, input) => void (input[chance.oneOf(extraKeys)] = oddValue(chance)),
  (_chance, input) =>
    void Object.defineProperty(input, '__proto__', {
      value: { role: 'godmode' },
      writable: true,
      configurable: true,
      enumerable: true,
    }),
  (chance, input) => void (input[chance.oneOf(extraKeys)] = deep(2000)),
  (chance, input) => onSomeField(chance, input, () => Array.from({ length: 3000 }, () => 1)),
];

/** A copy: the next change may go into it. */
function oddValue(chance: Chance): unknown {
  return structuredClone(chance.oneOf(oddValues));
}

const tails = ['\0', ' ', '\u202e', '\ud83e', "'", '%', '\n', 'é', '/..', '?x=1', '#'] as const;
const extraKeys = [
  'role',
  'isGodMode',
  'permissions',
  'accountId',
  'userId',
  'status',
  'id',
  'constructor',
  'noSuchField',
  'hasOwnProperty',
  '',
] as const;

function leaveOut(chance: Chance, input: Input): void {
  const keys = Object.keys(input);
  if (keys.length > 0) delete input[chance.oneOf(keys)];
}

/** Changes one field of it, deep or not. */
function onSomeField(chance: Chance, input: Input, change: (value: unknown) => unknown): void {
  const keys = Object.keys(input);
  if (keys.length === 0) return;
  const key = chance.oneOf(keys);
  const value = input[key];
  if (isInput(value) && Object.keys(value).length > 0 && chance.happens(70))
    onSomeField(chance, value, change);
  else if (Array.isArray(value) && value.length > 0 && chance.happens(70))
    // An array is an input of its places.
    onSomeField(chance, value as unknown as Input, change);
  else input[key] = change(value);
}

function isInput(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);
}

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

function inWords(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
