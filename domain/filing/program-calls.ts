/** Calls of one program, made from its manifest: fill in, submit, read the log (contract: filings). */
import { z } from 'zod';
import { SELECT_INDEX_DEFAULT } from '../api/codes';
import { addApiBase, type CallDefinition, type CallKind, defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';
import { id, key } from '../calls/text-kinds';
import type { CallPath, Manifest } from '../definition';
import { answers, filingData, logData } from './calls';
import { asideAnswers, edition } from './edition-shapes';

const kindQuery = z.object({
  /** The kind of filing, where a program has several. */
  selectIndex: z.coerce.number().int().min(0).max(99).default(SELECT_INDEX_DEFAULT),
});
const infoQuery = kindQuery.extend({
  /**
   * Requests a further filing beside those that the company has; refused when it may have no more. Nothing is stored yet.
   */
  fresh: z.literal('1').optional(),
});
export type FilingInfoQuery = z.infer<typeof infoQuery>;

const version = z.number().int().min(0);
/** Ids of warnings that the filer has confirmed; they are stored with the submission. */
export const confirmed = z.array(key).max(200).optional();

const saveBody = z.object({
  /** Absent: a new filing of the current batch. */
  id: id.nullish(),
  /**
   * The id that a new filing shall get. A client that lost the answer sends the same one again, and is told what it has
   * begun already.
   */
  new_id: z.uuid().nullish(),
  /** The version that the client read; needed as soon as the filing exists. */
  version: version.nullish(),
  action: z.enum(['save', 'submit']).default('save'),
  edition,
  data: answers,
  /** Answers that found no place when this browser brought them from an earlier edition: kept beside the filing. */
  aside: asideAnswers.optional(),
  selectIndex: z.coerce.number().int().min(0).max(99).optional(),
  confirmed_warnings: confirmed,
});
export type SaveFilingBody = z.infer<typeof saveBody>;

/** The specification lets a filing be submitted by the call that saves it. */
const kindOfSave = (body: unknown): CallKind =>
  (body as Partial<SaveFilingBody> | null)?.action === 'submit' ? 'submit' : 'save';

const submitBody = z.object({
  /** Version that the filer saw. Without it and without data, the stored answers are submitted. */
  version: version.nullish(),
  edition,
  data: answers.optional(),
  confirmed_warnings: confirmed,
});
export type SubmitFilingBody = z.infer<typeof submitBody>;

const quantityData = z.object({
  quota: z.number().int(),
  used: z.number().int(),
  submitted: z.number().int(),
});
export type SubmitQuantity = z.infer<typeof quantityData>;

/** The calls of a program as its manifest spells them. */
export function defineFilingCalls(manifest: Manifest) {
  const { key, calls, title } = manifest;
  const call = <P = undefined, Q = undefined, B = undefined, D = unknown, QI = undefined, BI = undefined>(
    name: string,
    path: CallPath,
    rest: Omit<CallDefinition<P, Q, B, D, QI, BI>, 'name' | 'method' | 'path' | 'tag' | 'summary'> & {
      summary: string;
    },
  ) =>
    defineCall(`${key}.${name}`, addApiBase(path), {
      ...rest,
      tag: key,
      summary: `${title.en}: ${rest.summary}`,
    });

  return {
    info: call('info', calls.info, {
      summary: 'the filing of the current batch, or a new one prefilled from the company profile',
      access: 'filing.read',
      query: infoQuery,
      data: filingData,
    }),
    one: call('one', calls.one, {
      summary: 'one filing',
      access: 'filing.read',
      params: idParams,
      data: filingData,
    }),
    saves: calls.save.map((path, i) =>
      call(i === 0 ? 'save' : `save${i + 1}`, path, {
        summary: 'save a draft, or submit it',
        access: 'filing.edit',
        params: idParams.partial(),
        kind: kindOfSave,
        body: saveBody,
        large: true,
        data: filingData,
      }),
    ),
    submit:
      calls.submit &&
      call('submit', calls.submit, {
        summary: 'submit',
        access: 'filing.submit',
        params: idParams,
        kind: 'submit',
        body: submitBody,
        large: true,
        data: filingData,
      }),
    log: call('log', calls.log, {
      summary: 'what happened to a filing, oldest first',
      access: 'filing.read',
      params: idParams,
      data: logData,
    }),
    submitQuantity:
      calls.submitQuantity &&
      call('submitQuantity', calls.submitQuantity, {
        summary: 'how many filings the company may hold and has',
        access: 'filing.read',
        query: kindQuery,
        data: quantityData,
      }),
  };
}

/** The calls of a program as a flat list, for describing and testing the wire. */
export function listFilingCalls(manifest: Manifest): CallDefinition[] {
  const { saves, ...rest } = defineFilingCalls(manifest);
  return [...Object.values(rest), ...saves].filter((call) => call !== undefined) as CallDefinition[];
}
