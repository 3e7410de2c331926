/** Documents that an office brings: their faults, and their publication as editions. */
import { stringify } from 'yaml';
import type { Section } from '../../domain/definition';
import { listSectionFields } from '../../domain/filing/sections';
import { addArabic } from '../../domain/program-documents/arabic';
import type {
  CheckedDocument,
  EditionLine,
  ProgramEditionBody,
  WordedDocumentFault,
} from '../../domain/program-documents/calls';
import { listDocumentFaults } from '../../domain/program-documents/document-faults';
import { documentFaultTexts } from '../../domain/program-documents/faults';
import { createItemFinder } from '../../domain/program-documents/library-item';
import { publicationFaultTexts } from '../../domain/program-documents/messages';
import { getProgramBody, getProgramConditions, getProgramHead } from '../../domain/program-documents/parts';
import { listPublicationFaults, type PublicationFault } from '../../domain/program-documents/publication';
import { readProgramDocument } from '../../domain/program-documents/read';
import type { ProgramBody, ProgramDocument } from '../../domain/program-documents/types';
import { bodies, programs as shipped } from '../../domain/programs/index.generated';
import { libraryItems } from '../../domain/programs/library.generated';
import { fillText, type Language, say, type Text } from '../../domain/text';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createFailure, problems } from '../core/errors';
import { createEditionsStore } from './editions-store';
import { createProgramRegistry, hashDocument, readStoredDocument } from './registry-service';

export function createProgramsDeps(deps: Deps) {
  const editions = createEditionsStore(deps.db);
  return { ...deps, editions, registry: createProgramRegistry({ ...deps, editions }) };
}

export type ProgramsDeps = ReturnType<typeof createProgramsDeps>;

interface AnyFault {
  kind: string;
  item: string;
  at: readonly [start: number, end: number];
  text: Text;
}

interface Examined {
  faults: AnyFault[];
  document: ProgramDocument | null;
}

async function examine(deps: ProgramsDeps, text: string): Promise<Examined> {
  const { document, faults } = readProgramDocument(text, createItemFinder(libraryItems));
  if (!document) return { document: null, faults };
  const { key } = document;
  const ofRelease = shipped.flatMap((program) => (program.key === key ? [program.edition] : []));
  const editions = [...ofRelease, ...(await deps.editions.namesOf(key))];
  return {
    document,
    faults: [
      ...listPublicationFaults(document, { programs: deps.programs, editions }),
      ...listDocumentFaults(document),
    ],
  };
}

const wordFault = ({ kind, item, at, text }: AnyFault, language: Language): WordedDocumentFault => ({
  kind,
  item,
  at: [at[0], at[1]],
  is_of_file: Object.hasOwn(documentFaultTexts, kind),
  text: say(text, language),
});

/** Fields, columns and indicators; which of these a section has does not depend on its expressions. */
const countFields = ({ form }: ProgramDocument): number =>
  (form.sections as unknown as Section[]).flatMap(listSectionFields).length;

export async function checkDocument(
  deps: ProgramsDeps,
  text: string,
  language: Language,
): Promise<CheckedDocument> {
  const { document, faults } = await examine(deps, text);
  return {
    faults: faults.map((fault) => wordFault(fault, language)),
    found: document && {
      key: document.key,
      edition: document.edition,
      title: document.manifest.title,
      hash: hashDocument(JSON.stringify(document)),
      replaces: deps.programs.find(({ key }) => key === document.key)?.edition ?? null,
      sections: document.form.sections.length,
      fields: countFields(document),
      rules: document.form.rules.length,
    },
  };
}

/** A line for each fault, with its item, and their items and characters as data. */
const createDocumentProblem = (faults: readonly AnyFault[]) =>
  createFailure(
    faults.map(({ item, text }) =>
      item
        ? { zh: `${text.zh}（${item}）`, en: `${text.en} (${item})`, ar: `${say(text, 'ar')} (${item})` }
        : text,
    ),
    { faults: faults.map(({ kind, item, at }) => ({ kind, item, at })) },
  );

const createHashFault = (part: string): PublicationFault => ({
  kind: 'hashDiffers',
  item: '',
  at: [0, 0],
  text: fillText(publicationFaultTexts.hashDiffers, { part }),
});

interface Publication {
  document: string;
  hash?: string | undefined;
  note: string;
}

/** Publishes a document; every process has it in force within a second, this one before it answers. */
export async function publishDocument(deps: ProgramsDeps, caller: Caller, publication: Publication) {
  const { document, faults } = await examine(deps, publication.document);
  if (!document || faults.length > 0) throw createDocumentProblem(faults);
  const text = JSON.stringify(document);
  const hash = hashDocument(text);
  if (publication.hash && publication.hash !== hash) throw createDocumentProblem([createHashFault(hash)]);
  const { key, edition, manifest } = document;
  const row = {
    program: key,
    edition,
    hash,
    head: getProgramHead(document),
    conditions: getProgramConditions(document),
    document: text,
    written: publication.document,
    note: publication.note,
    madeBy: caller.userId,
    checkedBy: null,
    issuedBy: caller.userId,
    publishedAt: deps.clock(),
  };
  await deps.db.transaction(async () => {
    if (!(await deps.editions.add(row)))
      throw createDocumentProblem(
        listPublicationFaults(document, { programs: deps.programs, editions: [edition] }),
      );
    await deps.audit.write({
      subjectKind: 'program',
      subjectId: key,
      action: 'program.publish',
      caller,
      comment: publication.note || null,
      details: { edition, hash },
    });
  });
  await deps.registry.update();
  return { key, edition, hash, title: manifest.title };
}

export async function listEditions(deps: ProgramsDeps): Promise<EditionLine[]> {
  const rows = await deps.editions.list();
  return rows.map((row) => ({
    key: row.program,
    edition: row.edition,
    title: row.head.manifest.title,
    hash: row.hash,
    made_by: row.madeBy,
    checked_by: row.checkedBy,
    issued_by: row.issuedBy,
    note: row.note,
    published_at: row.publishedAt.toISOString(),
    is_in_force: deps.programs.some(({ key, edition }) => key === row.program && edition === row.edition),
  }));
}

/** Loads the document of the release's own edition. */
async function loadShippedDocument(key: string, edition: string): Promise<ProgramDocument> {
  const program = shipped.find((each) => each.key === key && each.edition === edition);
  if (!program) throw problems.notFound();
  const loadBody = (bodies as Record<string, () => Promise<ProgramBody>>)[key];
  if (!loadBody) throw problems.notFound();
  return addArabic((await loadBody()).document);
}

/** Returns the document of an edition: as it was given, or as the release brings it. */
export async function loadWrittenDocument(deps: ProgramsDeps, key: string, edition: string): Promise<string> {
  const row = await deps.editions.one(key, edition);
  return row?.written ?? stringify(await loadShippedDocument(key, edition), { lineWidth: 120 });
}

export async function loadEdition(
  deps: ProgramsDeps,
  key: string,
  edition: string,
): Promise<ProgramEditionBody> {
  const row = await deps.editions.one(key, edition);
  const { document, trees } = getProgramBody(
    row ? readStoredDocument(row) : await loadShippedDocument(key, edition),
  );
  const hash = row?.hash ?? hashDocument(JSON.stringify(document));
  return { key, edition, hash, document, trees: { ...trees } };
}
