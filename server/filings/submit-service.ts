/**
 * Submitting: the filing is locked, everything is checked again, and it is signed in the same transaction. Of several
 * attempts one succeeds; the others are told its receipt.
 */
import { correctionMessages } from '../../domain/api/messages/corrections';
import { filingMessages } from '../../domain/api/messages/filings';
import { recordDifferences, recordOf, recordWarnings } from '../../domain/company/record';
import { submitFault } from '../../domain/company/status';
import type { Context, Form, Program } from '../../domain/definition';
import { check } from '../../domain/filing/check';
import { compute } from '../../domain/filing/compute';
import { openCorrections } from '../../domain/filing/corrections';
import type { AsideAnswer } from '../../domain/filing/edition-note';
import { type Link, withLinked } from '../../domain/filing/link-values';
import { runRules, standsInTheWay } from '../../domain/filing/rules';
import { isEditable } from '../../domain/filing/status';
import type { Fault } from '../../domain/filing/types';
import { fillText, type Language } from '../../domain/text';
import { dayOf } from '../../domain/windows/calendar';
import type { Chosen, ContinuingFilings } from '../continuing/continuing-service';
import { assertMay, type Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { business, type Problem } from '../core/errors';
import type { Files } from '../files/files-service';
import { refusalOf } from '../windows/windows-service';
import { contextOf, type ReadAnswers, readDraft } from './answers';
import { attachedFiles, fileFaults } from './file-faults';
import { inLanguage, isGraced, windowOf } from './filing-view';
import type { FilingRow, FilingsStore } from './filings-store';
import {
  assertPresentEdition,
  editionLine,
  inPresentEdition,
  type PresentRow,
  withAside,
} from './present-edition';
import { assertInCorrectionTime, assertMayFile, conflict, notEditable, versionMissing } from './refusals';
import { assertOwnFiling, type Saving } from './save-service';
import { serverFaults } from './server-rules';
import type { Ready, Signing } from './signing-service';

export interface Submission {
  /** Absent: a new filing of the current batch, saved and submitted in one. */
  id?: string | null;
  /** Of a new filing: the id that the client made for it. */
  newId?: string | null;
  kind: string;
  /** The version that the filer saw; needed with `data`. */
  version?: number | null;
  /** The edition of the form that the client has. */
  edition?: string | null | undefined;
  /** The last edits; without them what is stored is submitted. */
  data?: Record<string, unknown>;
  /** What the client set aside when it came to this edition. */
  aside?: AsideAnswer[] | undefined;
  confirmed?: readonly string[];
  language: Language;
}

type Existing = Submission & { id: string };

type SubmitDeps = Pick<Deps, 'db' | 'clock' | 'audit'> & {
  programs: readonly Program[];
  store: FilingsStore;
  files: Pick<Files, 'ofCompany'>;
  saving: Saving;
  signing: Signing;
  continuing: Pick<ContinuingFilings, 'chosen' | 'hold'>;
};

function answersOf(
  row: PresentRow,
  { data }: Existing,
  form: Form,
  ctx: Context,
  link: Link | undefined,
): ReadAnswers {
  if (data) return readDraft(form, data, ctx, { kind: row.kind, record: recordOf(row.company), link });
  const answers = link ? withLinked(form, row.data, link) : row.data;
  return { answers, filled: compute(form, answers, ctx), overruled: row.overruled ?? [] };
}

/** Outside its window a filing is refused with the dates. A returned one has a deadline of its own. */
export function assertInWindow(row: FilingRow, program: Program, now: Date): void {
  const window = windowOf(row);
  const refusal = refusalOf(window, program.title, now);
  if (!refusal) return;
  throw business(refusal, {
    server_time: now.toISOString(),
    opens_at: window?.opensAt.toISOString() ?? null,
    closes_at: window?.closesAt.toISOString() ?? null,
    ...(window?.extendedUntil && { extended_until: window.extendedUntil.toISOString() }),
  });
}

function incomplete(program: Program, faults: Fault[], language: Language): Problem {
  const text = program.incompleteMessage ?? fillText(filingMessages.incomplete, { count: faults.length });
  return business(text, { missing: inLanguage(faults, language) });
}

const unanswered = (open: Fault[], language: Language): Problem =>
  business(fillText(correctionMessages.openInAll, { count: open.length }), {
    missing: inLanguage(open, language),
  });

const refused = ({ continues }: Program, chosen: Chosen | undefined): Fault[] =>
  continues && chosen?.refusal ? [{ path: continues.id, code: 'continues', message: chosen.refusal }] : [];

export function createSubmitting({
  db,
  clock,
  audit,
  store,
  files,
  saving,
  signing,
  continuing,
}: SubmitDeps) {
  async function assertActive(companyId: string): Promise<void> {
    const fault = submitFault((await store.company(companyId))?.status ?? '');
    if (fault) throw business(fault);
  }

  /** Locked, the caller's own, open for changes, at the version that was seen, in time, and in the present edition. */
  async function lockFor(program: Program, caller: Caller, existing: Existing, now: Date) {
    const { id, version, data, edition } = existing;
    const row = assertOwnFiling(caller, await store.lock(id), program);
    assertMayFile(caller, program.key, 'filing.submit');
    await assertActive(row.companyId);
    if (!isEditable(row.status)) throw notEditable(row);
    const isBlind = version === undefined || version === null;
    if (isBlind && data) throw versionMissing();
    assertPresentEdition(program, edition);
    const form = await program.load();
    const present = inPresentEdition(program, form, row);
    if (!isBlind && version !== row.version) throw conflict(present);
    assertInCorrectionTime(row, now);
    if (row.status !== 'returned' && !isGraced(row, now)) assertInWindow(row, program, now);
    if (present.edition !== row.edition)
      await audit.write(editionLine(row, present.editionNote, row.version, caller));
    return { row: present, form };
  }

  async function faultsOf(ready: Ready): Promise<Fault[]> {
    const { form, filled, ctx, rules, row } = ready;
    const attached = attachedFiles(form, filled);
    const ids = attached.flatMap((each) => each.ids);
    const own = await files.ofCompany(row.companyId, ids);
    const failed = rules.filter(standsInTheWay);
    return [
      ...check(form, filled, ctx, 'submit'),
      ...fileFaults(attached, own),
      ...failed.map(({ id, path, message }) => ({ path, code: id, message })),
      ...(await serverFaults(store, ready)),
    ];
  }

  /** The filing that this one continues. It is held: nobody takes its approval away before this one is signed. */
  async function chosenBy(program: Program, { id, companyId, data }: FilingRow, submission: Existing) {
    const answers = submission.data ?? data;
    await continuing.hold(program, answers);
    return continuing.chosen(program, { companyId, id, answers });
  }

  async function submitOnce(program: Program, caller: Caller, submission: Existing): Promise<PresentRow> {
    const now = clock();
    const { row: locked, form } = await lockFor(program, caller, submission, now);
    const editionNote = withAside(locked.editionNote, submission.aside, program.edition);
    const row = { ...locked, editionNote };
    const chosen = await chosenBy(program, row, submission);
    const ctx = contextOf(row.batchYear, dayOf(now));
    const given = answersOf(row, submission, form, ctx, chosen?.link);
    const differences = recordDifferences(form, given.filled, ctx, recordOf(row.company));
    const rules = [...runRules(form, given.filled, ctx), ...recordWarnings(differences)];
    const continued = chosen?.paper;
    const confirmed = submission.confirmed ?? [];
    const ready = { ...given, row, form, ctx, rules, differences, continued, confirmed };
    const faults = [...refused(program, chosen), ...(await faultsOf(ready))];
    const open = openCorrections(row.returned, given.filled);
    if (faults.length > 0) throw incomplete(program, [...faults, ...open], submission.language);
    if (open.length > 0) throw unanswered(open, submission.language);
    return { ...(await signing.sign(program, caller, ready, now)), overruled: given.overruled };
  }

  async function createAndSubmit(program: Program, caller: Caller, { data = {}, ...rest }: Submission) {
    const { kind, edition, aside, newId } = rest;
    const draft = await saving.save(program, caller, { data, kind, edition, aside, newId });
    return submitOnce(program, caller, { ...rest, id: draft.id, version: draft.version });
  }

  return {
    submit(program: Program, caller: Caller, submission: Submission): Promise<PresentRow> {
      assertMay(caller, 'filing.submit');
      const { id } = submission;
      return db.transaction(() =>
        id
          ? submitOnce(program, caller, { ...submission, id })
          : createAndSubmit(program, caller, submission),
      );
    },
  };
}

export type Submitting = ReturnType<typeof createSubmitting>;
