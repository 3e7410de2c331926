/** The methods that an expression may call: those that make nothing but a value of what they are given. */
import { countSteps, countTextSteps, holdItems, holdSelected, takeSteps } from './evaluation';
import { joinTexts, limitText, toNumber, toText } from './values';

type Callback = (...values: unknown[]) => unknown;

type Method<Value> = (value: Value, given: readonly unknown[]) => unknown;

/** A method of lists that takes a function. */
type Walk = (list: unknown[], use: Callback, given: readonly unknown[]) => unknown;

const asWalk =
  (walk: Walk): Method<unknown[]> =>
  (list, given) => {
    const use = given[0];
    if (typeof use !== 'function') throw new TypeError('not a function');
    takeSteps(list.length);
    return walk(list, use as Callback, given);
  };

const toBound = (value: unknown): number | undefined => (value === undefined ? undefined : toNumber(value));

const LIST_METHODS: Readonly<Record<string, Method<unknown[]>>> = {
  every: asWalk((list, use) => list.every(use)),
  some: asWalk((list, use) => list.some(use)),
  find: asWalk((list, use) => list.find(use)),
  findIndex: asWalk((list, use) => list.findIndex(use)),
  filter: asWalk((list, use) => holdSelected(list.filter(use))),
  map: asWalk((list, use) => {
    const made = list.map(use);
    return holdItems(made, made);
  }),
  // The result of a call is counted before it is put to the others.
  flatMap: asWalk((list, use) => {
    const made = list.flatMap((...values) => {
      const found = use(...values);
      takeSteps(countSteps(found));
      return found;
    });
    return holdItems(made, made);
  }),
  reduce: asWalk((list, use, given) => (given.length > 1 ? list.reduce(use, given[1]) : list.reduce(use))),
  at: (list, [index]) => list.at(toNumber(index)),
  includes: (list, [value, from]) => {
    takeSteps(list.length * (1 + countSteps(value)));
    return list.includes(value, toBound(from));
  },
  indexOf: (list, [value, from]) => {
    takeSteps(list.length * (1 + countSteps(value)));
    return list.indexOf(value, toBound(from));
  },
  join: (list, [separator]) => limitText(joinTexts(list, separator === undefined ? ',' : toText(separator))),
  slice: (list, given) => {
    takeSteps(list.length);
    return holdSelected(list.slice(toBound(given[0]), toBound(given[1])));
  },
};

/** Searching compares the sought text at each character, in the worst case. */
const search = (text: string, sought: unknown): string => {
  const found = toText(sought);
  takeSteps(countTextSteps(text) * (1 + countTextSteps(found)) + countTextSteps(found));
  return found;
};

const TEXT_METHODS: Readonly<Record<string, Method<string>>> = {
  endsWith: (text, [sought, end]) => text.endsWith(search(text, sought), toBound(end)),
  includes: (text, [sought, from]) => text.includes(search(text, sought), toBound(from)),
  indexOf: (text, [sought, from]) => text.indexOf(search(text, sought), toBound(from)),
  slice: (text, [start, end]) => limitText(text.slice(toBound(start), toBound(end))),
  startsWith: (text, [sought, from]) => text.startsWith(search(text, sought), toBound(from)),
  trim: (text) => limitText(text.trim()),
};

/** `Math`, as far as an expression has it. */
const MATH_METHODS: Readonly<Record<string, Method<unknown>>> = {
  abs: (_, [value]) => Math.abs(toNumber(value)),
  ceil: (_, [value]) => Math.ceil(toNumber(value)),
  floor: (_, [value]) => Math.floor(toNumber(value)),
  max: (_, given) => Math.max(...given.map(toNumber)),
  min: (_, given) => Math.min(...given.map(toNumber)),
  round: (_, [value]) => Math.round(toNumber(value)),
  sqrt: (_, [value]) => Math.sqrt(toNumber(value)),
};

const find = <Value>(methods: Readonly<Record<string, Method<Value>>>, name: string) =>
  Object.hasOwn(methods, name) ? methods[name] : undefined;

export const findMathMethod = (name: string): Method<unknown> | undefined => find(MATH_METHODS, name);

export interface MethodByKind {
  ofList: Method<unknown[]> | undefined;
  ofText: Method<string> | undefined;
}

export const findMethod = (name: string): MethodByKind => ({
  ofList: find(LIST_METHODS, name),
  ofText: find(TEXT_METHODS, name),
});
