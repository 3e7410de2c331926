/**
 * What a submission leaves behind: its paper, its receipt number, the new status, an audit line and a message. Called in
 * the transaction that holds the filing locked.
 */
import { randomUUID } from 'node:crypto';
import { filingMessages } from '../../domain/api/messages/filings';
import type { RecordDifference } from '../../domain/company/record';
import type { Answers, Context, Form, Program } from '../../domain/definition';
import { statusAfter, submitActionFrom, type Transition, transitionFor } from '../../domain/filing/status';
import type { RuleResult } from '../../domain/filing/types';
import type { MessageTemplateCode } from '../../domain/inbox/templates';
import { department } from '../../domain/reference/department';
import type { Text } from '../../domain/text';
import { dayOf, minuteOf, yearOf } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import type { Inbox } from '../core/inbox/inbox-service';
import type { ReadAnswers } from './answers';
import type { FilingRow, FilingsStore } from './filings-store';
import { changesBetween, type Paper, paperOf, receiptNumber } from './paper';
import { notEditable } from './refusals';

/** A filing that was checked and found ready. */
export interface Ready extends ReadAnswers {
  row: FilingRow;
  form: Form;
  ctx: Context;
  rules: RuleResult[];
  /** Where it says otherwise than the company's record. */
  differences: RecordDifference[];
  /** What was sent for the filing that this one continues. */
  continued?: Answers | undefined;
  /** Warnings that the filer said to have read. */
  confirmed: readonly string[];
}

/** The department that makes the first review, as the company profile names it. */
export const departmentOf = (profile: Record<string, unknown>): Text =>
  department.items.find(({ value }) => value === profile.department) ?? filingMessages.departmentInCharge;

/** What submitting means in the status of the filing. */
function stepOf(row: FilingRow): Transition {
  const action = submitActionFrom(row.status, row.returnedBy);
  const transition = action && transitionFor(action, row.status);
  if (!transition) throw notEditable(row);
  return transition;
}

type SigningDeps = Pick<Deps, 'audit'> & { store: FilingsStore; inbox: Pick<Inbox, 'send'> };

export function createSigning({ audit, store, inbox }: SigningDeps) {
  function paper(program: Program, ready: Ready): Paper {
    const { form, filled, ctx, row, rules, differences, confirmed } = ready;
    const warned = rules.filter(({ level, outcome }) => level === 'warning' && outcome === 'failed');
    return paperOf({
      program,
      form,
      filled,
      ctx,
      filing: {
        id: row.id,
        version: row.version + 1,
        company: row.company.name,
        credit_code: row.company.creditCode,
      },
      differences,
      warnings: warned.map(({ id }) => ({ rule: id, confirmed: confirmed.includes(id) })),
    });
  }

  async function changesSince(row: FilingRow, { text }: Paper) {
    const before = row.submission && (await store.latestSnapshot(row.id));
    return before ? changesBetween(before, text) : undefined;
  }

  /** The number is taken last of all that can fail, and given back by a rollback: none is missing in the end. */
  async function sign(program: Program, row: FilingRow, caller: Caller, { text, sha256 }: Paper, now: Date) {
    const n = await store.nextReceipt(program.key, yearOf(now));
    const signature = {
      seq: (row.submission?.seq ?? 0) + 1,
      receiptNo: receiptNumber(program.receiptPrefix, dayOf(now), n),
      submittedAt: now,
      submittedBy: caller.name,
      sha256,
    };
    await store.insertSubmission({
      ...signature,
      id: randomUUID(),
      filingId: row.id,
      snapshot: text,
      corrections: row.returned,
    });
    return signature;
  }

  function tell(
    template: MessageTemplateCode,
    { program, row }: { program: Program; row: FilingRow },
    no: string,
    now: Date,
  ): Promise<void> {
    return inbox.send({
      companyId: row.companyId,
      template,
      program: program.key,
      filingId: row.id,
      link: `${program.route}?id=${row.id}`,
      params: {
        project: row.company.name,
        program: program.title,
        time: minuteOf(now),
        no,
        department: departmentOf(row.company.profile),
      },
    });
  }

  return {
    /** Gives the filing as it stands after the submission. */
    async sign(program: Program, caller: Caller, ready: Ready, now: Date): Promise<FilingRow> {
      const { row, answers, overruled } = ready;
      const transition = stepOf(row);
      const { action, notice } = transition;
      const status = statusAfter(transition, row.status);
      const signed = paper(program, ready);
      const changes = await changesSince(row, signed);
      const submission = await sign(program, row, caller, signed, now);
      const change = {
        status,
        version: row.version + 1,
        data: answers,
        edition: program.edition,
        editionNote: row.editionNote,
        returned: [],
        correctionDueAt: null,
        updatedAt: now,
        updatedBy: caller.name,
      };
      const replaced = overruled.length > 0 && { overruled: overruled.map(({ message }) => message.zh) };
      await store.update(row.id, change);
      await audit.write({
        subjectKind: 'filing',
        subjectId: row.id,
        companyId: row.companyId,
        action,
        caller,
        fromStatus: row.status,
        toStatus: status,
        version: change.version,
        details: {
          receipt: submission.receiptNo,
          sha256: signed.sha256,
          ...(changes && { changes }),
          ...replaced,
        },
      });
      if (notice) await tell(notice, { program, row }, submission.receiptNo, now);
      return { ...row, ...change, submission };
    },
  };
}

export type Signing = ReturnType<typeof createSigning>;
