/** Functions that every expression can call, by name. */
import { isCreditCode } from '../checks/credit-code';
import { idCardFault, isIdCard, isIdCardConsistent } from '../checks/id-card';
import { isPatentNoOfType, normalisePatentNo } from '../checks/patent-no';
import type { Dictionary } from '../definition';
import * as choices from '../expressions/choices';
import * as dates from '../expressions/dates';
import * as figures from '../expressions/figures';
import * as numbers from '../expressions/numbers';
import * as tables from '../expressions/tables';

/** The parts of these modules that are values or make functions of a form are no functions of expressions. */
const { FORM_YEARS: _years, ...dateFunctions } = dates;
const { asks: _asks, measured: _measured, ...figureFunctions } = figures;
const { getCellReader: _reader, ...tableFunctions } = tables;

type ExpressionCatalogue = Readonly<Record<string, unknown>>;

const catalogue: ExpressionCatalogue = {
  ...choices,
  ...dateFunctions,
  ...figureFunctions,
  ...numbers,
  ...tableFunctions,
  isCreditCode,
  idCardFault,
  isIdCard,
  isIdCardConsistent,
  normalisePatentNo,
};

/** Functions whose first argument is a dictionary: an expression names it. */
const ofDictionaries: Record<string, (dictionary: Dictionary, ...args: never[]) => unknown> = {
  getOptionAttribute: choices.getOptionAttribute,
  isUnderOption: choices.isUnderOption,
  isPatentNoOfType,
};

/** The catalogue for a document, which finds its dictionaries by name. */
export const createCatalogue = (findDictionary: (name: string) => Dictionary): ExpressionCatalogue => ({
  ...catalogue,
  ...Object.fromEntries(
    Object.entries(ofDictionaries).map(([name, run]) => [
      name,
      (dictionary: string, ...args: never[]) => run(findDictionary(dictionary), ...args),
    ]),
  ),
});
