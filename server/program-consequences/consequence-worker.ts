/** Compares documents and judges filings by them; runs in a worker thread, because both take long for large programs. */
import { createHash } from 'node:crypto';
import { applyRecordValues } from '../../domain/company/record';
import type { Answers, AnswerValue, Form } from '../../domain/definition';
import { compileText } from '../../domain/expressions/language/compile-text';
import { readSubmittedAnswers } from '../../domain/filing/linked-filings';
import { applyFilingKind } from '../../domain/filing/prefill';
import type { SubmittedForm } from '../../domain/filing/snapshot';
import { compareDocuments } from '../../domain/program-documents/comparison/compare-documents';
import {
  compareThreeWays,
  type ThreeDocuments,
} from '../../domain/program-documents/comparison/compare-three-ways';
import { type MergeSide, mergeThreeWays } from '../../domain/program-documents/comparison/merge-three-ways';
import { compileForm } from '../../domain/program-documents/compile';
import {
  type JudgedEditions,
  type JudgingEdition,
  judgeDraft,
  judgeSubmission,
  type StoredAnswers,
} from '../../domain/program-documents/consequences/judge-filings';
import { addEditionStep } from '../../domain/program-documents/edition-step';
import { falsifyRules } from '../../domain/program-documents/scenarios/falsify';
import { runScenarios } from '../../domain/program-documents/scenarios/run-scenarios';
import type { ProgramScenario } from '../../domain/program-documents/scenarios/scenario';
import { listScenarios } from '../../domain/program-documents/scenarios/written-scenarios';
import type { ProgramDocument } from '../../domain/program-documents/types';
import { giveWay } from '../core/workers/give-way';

giveWay();

/** The documents of the edition in force and of the proposed one, as JSON. */
export interface DocumentPair {
  present: string;
  proposed: string;
}

export interface JudgedRow extends Omit<StoredAnswers, 'answers'> {
  id: string;
  /** The answers as JSON: they are taken apart here, and not in the thread that answers everybody. */
  data: string;
  kind: string;
  record: Record<string, AnswerValue>;
}

export interface JudgedSubmission {
  id: string;
  /** The submission as it was signed, as JSON. */
  snapshot: string;
}

export type ConsequenceTask =
  | ({ do: 'compare' } & DocumentPair)
  | { do: 'compareThreeWays'; documents: string }
  | { do: 'mergeThreeWays'; documents: string; choices: Record<string, MergeSide> }
  | ({ do: 'judgeDrafts'; rows: JudgedRow[] } & DocumentPair)
  | ({ do: 'judgeSubmissions'; rows: JudgedSubmission[] } & DocumentPair)
  | { do: 'runScenarios'; proposed: string; shipped: ProgramScenario[]; isFalsified: boolean };

/** Forms that were compiled lately: the slices of a long run ask for the same ones. */
const KEPT = 4;
const compiled = new Map<string, unknown>();

function keep<T>(name: string, create: () => T): T {
  const known = compiled.get(name) as T | undefined;
  const value = known ?? create();
  compiled.delete(name);
  compiled.set(name, value);
  for (const oldest of [...compiled.keys()].slice(0, -KEPT)) compiled.delete(oldest);
  return value;
}

const hash = (...texts: string[]): string => createHash('sha256').update(texts.join('\0')).digest('hex');

const compile = (document: ProgramDocument): JudgingEdition => ({
  edition: document.edition,
  form: compileForm(document, compileText),
});

/** A proposed edition that bears the name of the one in force has another name while it is judged. */
const renameIfSame = (present: ProgramDocument, proposed: ProgramDocument): ProgramDocument =>
  proposed.edition === present.edition ? { ...proposed, edition: `${proposed.edition}-proposed` } : proposed;

function getEditions({ present, proposed }: DocumentPair): JudgedEditions {
  return keep(hash(present, proposed), () => {
    const before = JSON.parse(present) as ProgramDocument;
    const after = renameIfSame(before, JSON.parse(proposed) as ProgramDocument);
    return { present: compile(before), proposed: compile(addEditionStep(before, after)) };
  });
}

const settleFor =
  ({ kind, record }: Pick<JudgedRow, 'kind' | 'record'>) =>
  (form: Form, answers: Answers) =>
    applyRecordValues(form, applyFilingKind(form, answers, kind), record);

function readSubmission(snapshot: string): StoredAnswers {
  const paper = JSON.parse(snapshot) as SubmittedForm;
  const { edition, batch_year: batchYear, submitted_on: today } = paper;
  return {
    edition,
    answers: readSubmittedAnswers(paper),
    aside: [],
    ctx: { batchYear, today, settings: {} },
  };
}

export default function work(task: ConsequenceTask): unknown {
  switch (task.do) {
    case 'compare':
      return compareDocuments(JSON.parse(task.present), JSON.parse(task.proposed));
    case 'compareThreeWays':
      return compareThreeWays(JSON.parse(task.documents));
    case 'mergeThreeWays': {
      const documents = JSON.parse(task.documents) as ThreeDocuments;
      return mergeThreeWays(documents, compareThreeWays(documents), new Map(Object.entries(task.choices)));
    }
    case 'judgeDrafts': {
      const editions = getEditions(task);
      return task.rows.map(({ data, ...row }) => ({
        id: row.id,
        ...judgeDraft(editions, { ...row, answers: JSON.parse(data) as Answers }, settleFor(row)),
      }));
    }
    case 'judgeSubmissions': {
      const editions = getEditions(task);
      return task.rows.map(({ id, snapshot }) => ({
        id,
        ...judgeSubmission(editions, readSubmission(snapshot)),
      }));
    }
    case 'runScenarios': {
      const document = JSON.parse(task.proposed) as ProgramDocument;
      const { form } = keep(hash(task.proposed), () => compile(document));
      const scenarios = listScenarios(form, document.scenarios, task.shipped);
      return {
        scenarios: runScenarios(form, scenarios),
        ...(task.isFalsified && scenarios.length > 0 && { neverFailing: falsifyRules(form, scenarios) }),
      };
    }
  }
}
