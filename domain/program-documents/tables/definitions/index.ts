/** The tables of a program document, in the order in which they are shown. Tables come after those that their rows belong to. */
import type { ItemTable, SingleTable } from '../item-table';
import { aboutTable, documentTable, settingsTable } from './about';
import { conditionTable } from './conditions';
import { editionChangeTable, editionTable } from './editions';
import { fieldTable } from './fields';
import { expressionTable, thresholdTable } from './formulas';
import { dictionaryTable, optionTable } from './options';
import { criterionTable, kindTable, lookupTable, sightTable, signatoryTable, waitingTable } from './outside';
import {
  basisTable,
  benefitTable,
  coverTable,
  guideFileTable,
  paperPartTable,
  separatePaperTable,
  signPageTable,
} from './papers';
import { reportFormTable, reportTaskTable, zoneReportTable } from './reports';
import { ruleTable } from './rules';
import { scenarioRecordTable, scenarioTable } from './scenarios';
import { givenRowTable, rowGroupTable, sectionTable, statementTable } from './sections';

export const isItemTable = (table: ItemTable | SingleTable): table is ItemTable => 'list' in table;

export const documentTables: readonly (ItemTable | SingleTable)[] = [
  aboutTable,
  reportFormTable,
  sectionTable,
  fieldTable,
  givenRowTable,
  rowGroupTable,
  statementTable,
  dictionaryTable,
  optionTable,
  ruleTable,
  conditionTable,
  expressionTable,
  thresholdTable,
  settingsTable,
  documentTable,
  coverTable,
  signPageTable,
  separatePaperTable,
  paperPartTable,
  basisTable,
  guideFileTable,
  benefitTable,
  criterionTable,
  signatoryTable,
  kindTable,
  lookupTable,
  waitingTable,
  sightTable,
  reportTaskTable,
  zoneReportTable,
  editionTable,
  editionChangeTable,
  scenarioTable,
  scenarioRecordTable,
];

export const itemTables: readonly ItemTable[] = documentTables.filter(isItemTable);

export const singleTables: readonly SingleTable[] = documentTables.filter(
  (table): table is SingleTable => !isItemTable(table),
);

export const findItemTable = (key: string): ItemTable | undefined =>
  itemTables.find((table) => table.key === key);
