/** The largest filing that a company hands in: the high-tech sample with 30 R&D activities and 100 IP rights. */
import { readFileSync } from 'node:fs';
import type { Answers, Row } from '../../domain/definition';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import type { ApiClient } from '../support/server/api-client';

const ACTIVITIES = 30;
const RIGHTS = 100;
const API = '/api/v1.0';

export const FORM = '/forms/declareForm';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as { data: Answers };

const numbered = (prefix: string, place: number) => prefix + String(place + 1).padStart(2, '0');

/** The rows that are asked for, made of those of the sample in turn. */
const repeated = (answers: Answers, table: string, count: number, change: (place: number) => Row): Row[] => {
  const rows = answers[table] as Row[];
  return Array.from({ length: count }, (_, i) => ({
    ...(rows[i % rows.length] as Row),
    row: `${table}-${i}`,
    ...change(i),
  }));
};

const largeAnswers = (): Answers => {
  const { data } = read('domain/programs/hightech/samples/valid.json');
  const years = (data.finance as Row[]).map((row) => row.affiliation_year);
  return {
    ...data,
    ip_table: repeated(data, 'ip_table', RIGHTS, (i) => ({
      ip_no: numbered('IP', i),
      authorization_no: `ZL2021100${String(i).padStart(5, '0')}.6`,
    })),
    rd_activities: repeated(data, 'rd_activities', ACTIVITIES, (i) => ({
      rd_no: numbered('RD', i),
      ip_nos: [0, 1, 2].map((n) => numbered('IP', i * 3 + n)),
    })),
    rd_expense: repeated(data, 'rd_expense', ACTIVITIES * years.length, (i) => ({
      affiliation_year: years[i % years.length],
      rd_no: numbered('RD', Math.floor(i / years.length)),
    })),
  };
};

const callOf = (program: string): string => {
  const save = findProgram(program)?.calls.save[0];
  if (!save) throw new Error(`${program} has no call to save`);
  return save.replace(' /', ` ${API}/`);
};

export const saveDraft = (client: ApiClient, program: string, data: Answers): Promise<Filing> =>
  client.must<Filing>(callOf(program), { action: 'save', data });

export const SHEET_FORM = '/forms/incubationCarrier';
/** The longest table that a form allows. */
export const SHEET_ROWS = 500;

/** Saves an incubator's filing whose table of companies has the most rows, or none. */
export const saveSheet = (client: ApiClient, isEmpty: boolean): Promise<Filing> => {
  const { data } = read('domain/programs/incubation_carrier/samples/city_general.json');
  const rows = repeated(data, 'incubateeData', isEmpty ? 0 : SHEET_ROWS, (i) => ({
    company_name: `在孵企业${i + 1}`,
  }));
  return saveDraft(client, 'incubation_carrier', { ...data, incubateeData: rows });
};

export const saveLargeFiling = (client: ApiClient): Promise<Filing> =>
  saveDraft(client, 'hightech', largeAnswers());
