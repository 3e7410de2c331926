/**
 * Filings that continue others: which can be chosen, what follows from the chosen one, and why one cannot be. The rules
 * are the programs'; here is asked what is there.
 */

import { continuingMessages } from '../../domain/api/messages/filings';
import {
  CHOICES_AT_MOST,
  type Continuable,
  type Continuables,
  type ContinuablesQuery,
} from '../../domain/calls/continuing';
import type { Answers, Context, Continues, Form, Program, Reader, Sight } from '../../domain/definition';
import { headingOf, type Link, type LinkedFiling, refusalToContinue } from '../../domain/filing/linked';
import { getAt } from '../../domain/filing/paths';
import { ask } from '../../domain/filing/scope';
import { signedAnswers } from '../../domain/filing/signed';
import { type Language, say, type Text } from '../../domain/text';
import { dayOf, yearOf } from '../../domain/windows/calendar';
import { type Caller, companyOf } from '../core/access';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import { createContinuingStore, type Found, type Wanted } from './continuing-store';

/** Read at once while choices are looked for, and how often: a list is for a person. */
const BATCH = 50;
const BATCHES_AT_MOST = 20;

/** The two programs of a continuation. */
interface Pair {
  continues: Continues;
  form: Form;
  source: Program;
  sourceForm: Form;
  by: { program: string; path: string[] };
}

type OwnReader = Reader & { id: string };

/** The filing that was named, as far as the company may know of it. */
export interface Chosen {
  isNamed: boolean;
  link: Link;
  /** The reason why it stands in the way of a submission. */
  refusal: Text | null;
  /** All that was sent for it, for the rules that compare. */
  paper?: Answers | undefined;
}

const contextAt = (now: Date): Context => ({ batchYear: yearOf(now), today: dayOf(now), settings: {} });

export function createContinuing({
  db,
  clock,
  programs,
}: Pick<Deps, 'db' | 'clock'> & { programs: Program[] }) {
  const store = createContinuingStore(db);

  async function pairOf(program: Program): Promise<Pair | undefined> {
    const { continues } = program;
    const source = programs.find(({ key }) => key === continues?.program);
    if (!continues || !source) return undefined;
    const [form, sourceForm] = await Promise.all([program.load(), source.load()]);
    return {
      continues,
      form,
      source,
      sourceForm,
      by: { program: program.key, path: continues.id.split('.') },
    };
  }

  async function readerOf(companyId: string): Promise<OwnReader> {
    const reader = await store.reader(companyId);
    if (!reader) throw problems.notFound();
    return reader;
  }

  /** One's own is seen whole; that of another company once it was approved, as its program publishes it. */
  function sightOf(found: Found, { sourceForm }: Pair, reader: OwnReader): Sight {
    if (found.companyId === reader.id) return 'whole';
    if (found.no === null) return 'none';
    return ask(() => sourceForm.sightOf?.(found.answers, reader)) ?? 'none';
  }

  const refusalOf = ({ continues, form }: Pair, found: Found | undefined): Text | null =>
    refusalToContinue(continues, form.continuation, found, contextAt(clock()));

  /** Filings of the company, or of the others, that can be chosen. */
  async function look(pair: Pair, reader: OwnReader, wanted: Wanted, atMost: number): Promise<Found[]> {
    const chosen: Found[] = [];
    let last: string | undefined;
    for (let i = 0; i < BATCHES_AT_MOST && chosen.length < atMost; i++) {
      const rows = await store.approved(wanted, last, BATCH);
      const open = rows.filter((row) => sightOf(row, pair, reader) !== 'none' && !refusalOf(pair, row));
      chosen.push(...open);
      if (rows.length < BATCH) break;
      last = rows.at(-1)?.id;
    }
    return chosen.slice(0, atMost);
  }

  /** Filings that can be chosen, the company's own first. */
  async function choices(pair: Pair, reader: OwnReader, atMost: number, keyword = ''): Promise<Found[]> {
    const { source, sourceForm, form, by } = pair;
    const wanted = (isOther: boolean): Wanted => ({
      program: source.key,
      by: by.program,
      of: { companyId: reader.id, isOther },
      seenBy: isOther && source.seenBy ? reader.creditCode : undefined,
      keyword,
      free: { bySeveral: form.continuation?.bySeveral },
    });
    const own = await look(pair, reader, wanted(false), atMost);
    if (own.length === atMost || !sourceForm.sightOf) return own;
    return [...own, ...(await look(pair, reader, wanted(true), atMost - own.length))];
  }

  /** The step that has to come before anything can be chosen; null when something can. */
  async function whatFirst(pair: Pair, reader: OwnReader): Promise<Text | null> {
    if ((await choices(pair, reader, 1)).length > 0) return null;
    const of = { companyId: reader.id, isOther: false };
    const [latest] = await store.approved(
      { program: pair.source.key, by: pair.by.program, of },
      undefined,
      1,
    );
    return (latest && !latest.isTaken ? refusalOf(pair, latest) : null) ?? pair.continues.first;
  }

  const itemOf = (
    { source }: Pair,
    reader: OwnReader,
    { id, no, answers, publisher, companyId }: Found,
  ): Continuable => ({
    id,
    no: no ?? '',
    title: String((source.subject && getAt(answers, source.subject)) ?? ''),
    publisher,
    own: companyId === reader.id,
  });

  /** Answers that may be taken over: of a filing that was approved, as far as the company sees it. */
  async function linkedFiling(
    { source }: Pair,
    found: Found,
    sight: Sight,
  ): Promise<{ filing?: LinkedFiling; paper?: Answers }> {
    const paper = found.no === null ? undefined : await store.paperOf(found.id);
    if (!paper) return {};
    const answers = await signedAnswers(source, paper);
    const facts = { id: found.id, no: found.no, grant_approved: found.grantApproved };
    return { filing: { facts, answers: sight === 'whole' ? answers : headingOf(answers) }, paper: answers };
  }

  return {
    /** The step that has to come before a company can file the program; null when none has to. */
    async first(program: Program, companyId: string): Promise<Text | null> {
      const pair = await pairOf(program);
      return pair ? whatFirst(pair, await readerOf(companyId)) : null;
    },

    async continuable(caller: Caller, query: ContinuablesQuery, language: Language): Promise<Continuables> {
      const program = programs.find(({ key }) => key === query.program);
      const pair = program && (await pairOf(program));
      if (!pair) throw business(continuingMessages.noChoices);
      const reader = await readerOf(companyOf(caller));
      const found = await choices(pair, reader, CHOICES_AT_MOST + 1, query.keyword);
      const first = found.length === 0 ? await whatFirst(pair, reader) : null;
      return {
        list: found.slice(0, CHOICES_AT_MOST).map((row) => itemOf(pair, reader, row)),
        more: found.length > CHOICES_AT_MOST,
        first: first && say(first, language),
      };
    },

    /** The filing that a fresh one continues: the company's own that was approved last and can be continued. */
    async newestOwn(program: Program, companyId: string): Promise<LinkedFiling | undefined> {
      const pair = await pairOf(program);
      if (!pair) return undefined;
      const [found] = await choices(pair, await readerOf(companyId), 1);
      return found?.companyId === companyId ? (await linkedFiling(pair, found, 'whole')).filing : undefined;
    },

    /** The filing that answers name; undefined where the program continues none. `id`: of the filing itself, once stored. */
    async chosen(
      program: Program,
      { companyId, id, answers }: { companyId: string; id?: string; answers: unknown },
    ): Promise<Chosen | undefined> {
      const pair = await pairOf(program);
      if (!pair) return undefined;
      const { by, source, continues } = pair;
      const named = ask(() => getAt(answers as Answers, continues.id));
      if (typeof named !== 'string' || named === '')
        return {
          isNamed: false,
          link: { program: source.key, filing: undefined, isNew: false },
          refusal: null,
        };
      const isNew = !id || (await store.namedBy(id, by.path)) !== named;
      const row = await store.one(named, source.key, by.program);
      const sight = row ? sightOf(row, pair, await readerOf(companyId)) : 'none';
      const found = sight === 'none' ? undefined : row;
      const { filing, paper } = found ? await linkedFiling(pair, found, sight) : {};
      const link = { program: source.key, filing, isNew };
      return { isNamed: true, link, refusal: refusalOf(pair, found), paper };
    },

    /**
     * Holds the filing that answers name as it is, until the open transaction ends. An approval holds it alone: of two
     * that continue the same filing, one is approved.
     */
    async hold(
      { continues }: Program,
      answers: unknown,
      strength: 'share' | 'update' = 'share',
    ): Promise<void> {
      const named = continues && ask(() => getAt(answers as Answers, continues.id));
      if (typeof named === 'string') await store.hold(named, strength);
    },
  };
}

export type ContinuingFilings = ReturnType<typeof createContinuing>;
