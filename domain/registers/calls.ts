/** Calls of registers: their versions and settings for administrators, and the facts that they give. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';
import { line } from '../calls/text-kinds';
import { IMPORT_MODES, MAX_REGISTER_SOURCE_LENGTH, REGISTER_KINDS, REGISTER_SOURCES } from './kinds';
import { FACT_STATES, UNCHECKED_REASONS } from './register-checks';

const TAG = 'system';
const access = 'house.manage';
const kind = z.enum(REGISTER_KINDS);
const way = z.enum(REGISTER_SOURCES);

const registerVersion = z.object({
  number: z.number().int(),
  source: z.string(),
  /** The day of the data. */
  as_of: z.string(),
  file_name: z.string(),
  lines: z.number().int(),
  sha256: z.string(),
  imported_at: z.string(),
  imported_by: z.string(),
  /** True where the lines of the version are stored: it can be used again. */
  kept: z.boolean(),
});
export type RegisterVersion = z.infer<typeof registerVersion>;

const registerItem = z.object({
  kind,
  way,
  /** Version in use; null where the register is off, is an outside service, or was never imported. */
  present: registerVersion.nullable(),
  /** Versions of the register, the latest first. */
  versions: z.array(registerVersion),
  /** Host of the outside service; null where the operator has configured none. */
  service: z.string().nullable(),
  /** Version of the setting, which counts its changes; 0 before the first. */
  version: z.number().int(),
  changed_by: z.string().nullable(),
  changed_at: z.string().nullable(),
});
export type RegisterItem = z.infer<typeof registerItem>;

export const registers = defineCall('registers', 'GET /api/v1.0/review/registers/', {
  tag: TAG,
  summary: 'Registers that facts of filings are compared with: how each is asked, and its versions',
  access,
  data: z.array(registerItem),
});

const importQuery = z.object({
  /** True for a trial: the file is checked and nothing is stored. */
  preview: z.enum(['true', 'false']).default('false'),
  /** Mode of the import; `add`: lines of the version in use stay, except those that the file has as well. */
  mode: z.enum(IMPORT_MODES).default('replace'),
  source: line(MAX_REGISTER_SOURCE_LENGTH),
  as_of: z.iso.date(),
});
export type ImportRegisterQuery = z.infer<typeof importQuery>;

/** Effects of a file on the lines of the version in use. */
const registerChange = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  gone: z.number().int(),
});
export type RegisterChange = z.infer<typeof registerChange>;

const importData = z.object({
  /** Number of lines of the file. */
  lines: z.number().int(),
  /** The first of the `fault_count` faults. */
  faults: z.array(
    z.object({
      line: z.number().int(),
      column: z.string(),
      msg: z.string(),
      /** Line of the first entry with the same key; null for other faults. */
      first: z.number().int().nullable(),
    }),
  ),
  fault_count: z.number().int(),
  /** The first columns and lines that were passed over, because they are no part of the register. */
  notes: z.array(z.object({ line: z.number().int(), msg: z.string() })),
  /** The first lines as they were parsed, by the columns of the register. */
  sample: z.array(z.record(z.string(), z.string())),
  /** Null for a file with faults, for an import, and where no imported version is in use. */
  change: registerChange.nullable(),
  /** Number of the new version; null for a preview. */
  number: z.number().int().nullable(),
  /** Number of lines of the new version, those of before included. */
  total: z.number().int().nullable(),
});
export type ImportedRegister = z.infer<typeof importData>;

export const importRegister = defineCall('importRegister', 'POST /api/v1.0/review/registers/{id}/versions/', {
  tag: TAG,
  summary:
    'A register from a file as a new version in use, in place of the lines of before or added to them: all of its lines, or none where one has a fault',
  access,
  params: idParams,
  query: importQuery,
  upload: { type: 'multipart/form-data', shape: z.object({ file: z.file() }) },
  data: importData,
});

const switchBody = z.object({
  way,
  /** Number of the imported version to use. */
  number: z.number().int().min(1).nullable().default(null),
  /** Version of the setting that the caller read. */
  version: z.number().int().min(0),
});
export type SwitchRegisterBody = z.infer<typeof switchBody>;

export const switchRegister = defineCall('switchRegister', 'PUT /api/v1.0/review/registers/{id}/', {
  tag: TAG,
  summary: 'Use a version of a register, ask the outside service, or switch it off',
  access,
  params: idParams,
  body: switchBody,
  data: registerItem,
});

/** A fact about a company or a patent, with the result of the register. */
export const registerFact = z.object({
  register: kind,
  /** The credit code, or the number of the patent. */
  key: z.string(),
  /** Path of the answer; null for a fact about the company. */
  path: z.string().nullable(),
  state: z.enum(FACT_STATES),
  /** Differences by the columns of the register; `given` is null where the filing does not state the value. */
  differences: z.array(z.object({ column: z.string(), given: z.string().nullable(), recorded: z.string() })),
  /** Origin of the answer; null where the register could not be asked: `reason` says why. */
  origin: z
    .object({
      source: z.string(),
      as_of: z.string(),
      /** Number of the imported version; null for an outside service. */
      version: z.number().int().nullable(),
      asked_at: z.string(),
    })
    .nullable(),
  reason: z.enum(UNCHECKED_REASONS).nullable(),
});
export type RegisterFactData = z.infer<typeof registerFact>;

export const companyFact = defineCall('companyFact', 'GET /api/v1.0/portal/company/info/{id}/register/', {
  tag: 'company',
  summary: 'The company profile beside the company register, with source and date',
  access: 'company.read',
  params: idParams,
  data: registerFact,
});

export const filingPatents = defineCall('filingPatents', 'GET /api/v1.0/portal/filing/{id}/patents/', {
  tag: 'filings',
  summary:
    'Patents that a filing names beside the register, as far as it is known here: advice to the company before it submits',
  access: 'filing.read',
  params: idParams,
  data: z.array(registerFact),
});
