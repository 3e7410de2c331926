/** Registers of a company: read on demand from what it has told, for a table that takes rows from them, and for its library. */
import { COMPANY_REGISTERS, type CompanyRegister } from '../../domain/definition';
import type { FileFacts } from '../../domain/files/names';
import {
  collectRegisterEntries,
  describeFacts,
  fillFromEntry,
  isRegisterSection,
  listSectionRegisters,
  type RegisterEntry,
} from '../../domain/filing/company-registers';
import { isEmpty } from '../../domain/filing/sections';
import type { CompanyRegisterData, SectionEntries } from '../../domain/library/calls';
import type { Language } from '../../domain/text';
import { type Caller, requireCompanyId } from '../core/access';
import { problems } from '../core/errors';
import { findCompanyFiles, readFileRules } from '../files/files-service';
import { isOfferedFile, listAttachedFiles } from '../filings/file-faults';
import { getProgram } from '../filings/filing-steps';
import { assertMayFile } from '../filings/refusals';
import type { LibraryDeps } from './library-deps';
import { loadToldAnswers, type ToldAnswers } from './told-answers';

/** Maximum number of entries of an answer, newest first. */
const ENTRIES_AT_MOST = 5_000;

const collectFrom = (told: readonly ToldAnswers[], registers: readonly CompanyRegister[]) =>
  collectRegisterEntries(
    told.map(({ source, ...rest }) => ({ id: source.id, ...rest })),
    registers,
  );

const toEntryData = ({ id, register, name, otherNames, sources }: RegisterEntry) => ({
  id,
  register,
  name,
  other_names: otherNames,
  sources,
});

/** Sources that the entries name. */
function listNamedSources(told: readonly ToldAnswers[], entries: readonly { sources: string[] }[]) {
  const named = new Set(entries.flatMap(({ sources }) => sources));
  return told.map(({ source }) => source).filter(({ id }) => named.has(id));
}

interface SectionQuery {
  program: string;
  section: string;
  except?: string | undefined;
}

/** Entries that a table of an open filing can take, as rows of that table. */
export async function listSectionEntries(
  deps: LibraryDeps,
  caller: Caller,
  query: SectionQuery,
  language: Language,
): Promise<SectionEntries> {
  const target = getProgram(deps.programs, query.program);
  const companyId = requireCompanyId(caller);
  assertMayFile(caller, target.key, 'filing.edit');
  const section = (await target.load()).sections.find(({ key }) => key === query.section);
  if (!section || !isRegisterSection(section)) throw problems.notFound();
  const told = await loadToldAnswers(deps, caller, language, query.except);
  const ids = told.flatMap(({ form, answers }) =>
    listAttachedFiles(form, answers).flatMap((attached) => attached.ids),
  );
  const files = await findCompanyFiles(deps.files, companyId, [...new Set(ids)]);
  const present = files.filter(isOfferedFile);
  const known = new Map<string, FileFacts>(present.map((file) => [file.id, file]));
  const { takesOfd } = await readFileRules(deps.files);
  const entries = collectFrom(told, listSectionRegisters(section))
    .slice(0, ENTRIES_AT_MOST)
    .map((entry) => ({ ...toEntryData(entry), row: fillFromEntry(section, entry, { known, takesOfd }) }))
    .filter(({ row }) => Object.values(row).some((value) => !isEmpty(value)));
  const held = new Set(
    entries.flatMap(({ row }) => Object.values(row).filter(Array.isArray).flat().map(String)),
  );
  return {
    entries: entries.map(({ row, ...entry }) => ({
      ...entry,
      row: row as SectionEntries['entries'][0]['row'],
    })),
    sources: listNamedSources(told, entries),
    files: present.filter(({ id }) => held.has(id)).map(({ id, name, size }) => ({ id, name, size })),
  };
}

/** Entries of one register with their facts as texts, and the size of every register. Sensitive facts are masked. */
export async function loadCompanyRegister(
  deps: LibraryDeps,
  caller: Caller,
  register: CompanyRegister,
  language: Language,
): Promise<CompanyRegisterData> {
  const told = await loadToldAnswers(deps, caller, language);
  const all = collectFrom(told, COMPANY_REGISTERS);
  const entries = all.filter((entry) => entry.register === register).slice(0, ENTRIES_AT_MOST);
  return {
    entries: entries.map((entry) => ({ ...toEntryData(entry), facts: describeFacts(entry, language) })),
    sources: listNamedSources(told, entries),
    counts: Object.fromEntries(
      COMPANY_REGISTERS.map((key) => [key, all.filter((entry) => entry.register === key).length]),
    ),
  };
}
