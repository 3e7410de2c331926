/** Functions that every expression can call, by name. */
import { isCreditCode } from '../checks/credit-code';
import { isIdCard, isIdCardConsistent } from '../checks/id-card';
import { isPatentNoOfType, normalisePatentNo } from '../checks/patent-no';
import type { Dictionary, Option } from '../definition';
import * as choices from '../expressions/choices';
import * as dates from '../expressions/dates';
import * as figures from '../expressions/figures';
import { takeHelperSteps } from '../expressions/language/evaluation';
import { toPrimitive } from '../expressions/language/values';
import * as numbers from '../expressions/numbers';
import * as tables from '../expressions/tables';

/** The parts of these modules that are values, take options or make functions of a form are no functions of expressions. */
const { findOption: _option, findOptionPath: _path, ...choiceFunctions } = choices;
const { FORM_YEARS: _years, ...dateFunctions } = dates;
const { asks: _asks, measured: _measured, ...figureFunctions } = figures;
const { getCellReader: _reader, ...tableFunctions } = tables;

type ExpressionCatalogue = Readonly<Record<string, unknown>>;

const catalogue: ExpressionCatalogue = {
  ...choiceFunctions,
  ...dateFunctions,
  ...figureFunctions,
  ...numbers,
  ...tableFunctions,
  isCreditCode,
  isIdCard,
  isIdCardConsistent,
  normalisePatentNo,
  hasAny(list: unknown[] | null | undefined, values: unknown[]): boolean {
    takeHelperSteps((list?.length ?? 0) * values.length);
    return choices.hasAny(list, values);
  },
};

/** Functions whose first argument is a dictionary: an expression names it. */
const ofDictionaries: Record<string, (dictionary: Dictionary, ...args: never[]) => unknown> = {
  getOptionAttribute: choices.getOptionAttribute,
  isUnderOption: choices.isUnderOption,
  isPatentNoOfType,
};

const countOptions = (options: readonly Option[] = []): number =>
  options.reduce((sum, { children }) => sum + 1 + countOptions(children), 0);

/** Options that a search goes over in one step. */
const OPTIONS_OF_STEP = 16;

/** The catalogue for a document, which finds its dictionaries by name. */
export function createCatalogue(findDictionary: (name: string) => Dictionary): ExpressionCatalogue {
  const sizes = new Map<Dictionary, number>();
  const search = (name: string): Dictionary => {
    const dictionary = findDictionary(name);
    const size = sizes.get(dictionary) ?? countOptions(dictionary.items);
    sizes.set(dictionary, size);
    takeHelperSteps(Math.ceil(size / OPTIONS_OF_STEP));
    return dictionary;
  };
  return {
    ...catalogue,
    ...Object.fromEntries(
      Object.entries(ofDictionaries).map(([name, run]) => [
        name,
        // Lists become texts once: each option is compared with them.
        (dictionary: string, ...args: unknown[]) =>
          run(search(dictionary), ...(args.map(toPrimitive) as never[])),
      ]),
    ),
  };
}
