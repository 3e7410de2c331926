/** Calls of the library of a company: its registers, read from its filings and reports, and its files. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';
import { id, key } from '../calls/text-kinds';
import { COMPANY_REGISTERS } from '../definition';
import { fileInfoData, LIBRARY_STATES } from '../files/calls';

const register = z.enum(
  COMPANY_REGISTERS as [string, ...string[]] as [
    (typeof COMPANY_REGISTERS)[number],
    ...(typeof COMPANY_REGISTERS)[number][],
  ],
);

/** A filing or report of the company that contains an entry or a file. */
const source = z.object({
  id: z.string(),
  /** Key of the program, of a report that of the program it is owed for. */
  program: z.string(),
  title: z.string(),
  kind: z.string(),
  batch: z.string(),
  no: z.string().nullable(),
  /** Time of the submission, else of the last save. */
  at: z.string(),
  is_report: z.boolean(),
  /** True while the company can change it. */
  is_open: z.boolean(),
});
export type LibrarySource = z.infer<typeof source>;

const entry = {
  id: z.string(),
  register,
  name: z.string(),
  /** Names that other filings give to the same number. */
  other_names: z.array(z.string()),
  /** Ids of the sources that contain the entry, newest first. */
  sources: z.array(z.string()),
};

const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.array(z.number()),
  z.null(),
]);

const sectionEntriesData = z.object({
  /** Entries of the registers of the section, newest first, each as the row that it would be. */
  entries: z.array(z.object({ ...entry, row: z.record(z.string(), value) })),
  sources: z.array(source),
  files: z.array(z.object({ id: z.string(), name: z.string(), size: z.number().int() })),
});
export type SectionEntries = z.infer<typeof sectionEntriesData>;

export const sectionEntries = defineCall('sectionEntries', 'GET /api/v1.0/portal/library/section/', {
  tag: 'library',
  summary: "Entries of the company's registers that a table of a form can take, as rows of that table",
  access: 'filing.edit',
  query: z.object({
    /** Key of the program of the filing that is being filled in. */
    program: key,
    /** Key of the section. */
    section: key,
    /** Id of the filing that is being filled in, once it is stored. */
    except: id.optional(),
  }),
  data: sectionEntriesData,
});

const registerData = z.object({
  entries: z.array(z.object({ ...entry, facts: z.array(z.object({ fact: z.string(), text: z.string() })) })),
  sources: z.array(source),
  /** Number of entries of each register. */
  counts: z.record(z.string(), z.number().int()),
});
export type CompanyRegisterData = z.infer<typeof registerData>;

export const companyRegister = defineCall('companyRegister', 'GET /api/v1.0/portal/library/register/', {
  tag: 'library',
  summary: 'Entries of one register of the company, with the filings and reports that contain them',
  access: 'filing.read',
  query: z.object({ register }),
  data: registerData,
});

const fileUse = z.object({
  /** Id of the source; absent for the company profile. */
  source: z.string().optional(),
  path: z.string(),
  /** Name of the box in the form. */
  label: z.string(),
});

const libraryFile = fileInfoData.extend({ uses: z.array(fileUse) });
export type LibraryFile = z.infer<typeof libraryFile>;

const libraryFilesData = z.object({
  files: z.array(libraryFile),
  sources: z.array(source),
  /** True where the company has older files, which are not listed. */
  has_more: z.boolean(),
});
export type LibraryFiles = z.infer<typeof libraryFilesData>;

export const libraryFiles = defineCall('libraryFiles', 'GET /api/v1.0/portal/library/files/', {
  tag: 'library',
  summary:
    "The company's files, latest first, with the boxes of its filings, reports and profile that hold them",
  access: 'filing.read',
  data: libraryFilesData,
});

export const setLibraryFile = defineCall('setLibraryFile', 'PUT /api/v1.0/portal/library/files/{id}/', {
  tag: 'library',
  summary: 'Keep a file in the library, or withdraw it: drafts show that, submitted filings keep it',
  access: 'filing.edit',
  params: idParams,
  body: z.object({ state: z.enum(LIBRARY_STATES) }),
  data: fileInfoData,
});
