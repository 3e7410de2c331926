/** Columns and filters by the answers of a program's form, once one program is chosen. */
import type { Form } from '@domain/definition';
import {
  type AnswerField,
  type AnswerFilter,
  formatAnswerFilters,
  isFilterableAnswer,
  listAnswerFields,
  MAX_ANSWER_FILTERS,
  parseAnswerFilters,
} from '@domain/filing/answer-filters';
import { findPresentPath, renameAnswerFilter } from '@domain/filing/answer-places';
import { formatValue } from '@domain/filing/input';
import { findProgram } from '@domain/programs/find';
import { listEarlierAnswers } from '@domain/review/earlier-answers';
import type { QueueData } from '@domain/review/queue-calls';
import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import OnceOpened from '@/components/Controls/OnceOpened';
import type { FilterChip } from '@/components/ListPage';
import { useRightCheck } from '@/models/useRightCheck';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { listFieldChoices, useAnswerName, useFieldTitle } from './answerFields';
import type { QueueColumn } from './columns';
import type { ListState, listUrl } from './listUrl';

const AnswerFilterDialog = lazyWithRetry(() => import('./components/AnswerFilterDialog'));

/** Form of the chosen program; null until it has loaded. */
function useProgramForm(key: string): Form | null {
  const [loaded, setLoaded] = useState<{ key: string; form: Form } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isWanted = true;
    findProgram(key)
      ?.load()
      .then(
        (form) => isWanted && setLoaded({ key, form }),
        (error) => isWanted && setFailure(error),
      );
    return () => {
      isWanted = false;
    };
  }, [key]);
  // The error boundary around the page handles a chunk that failed to load.
  if (failure) throw failure;
  return loaded?.key === key ? loaded.form : null;
}

function useFilterWords() {
  const { t, language } = useLanguage();
  const endIn = (field: AnswerField['field'], text: string) =>
    field.type === 'date' || field.type === 'month' ? text : formatValue(field, Number(text), language);
  return ({ field }: AnswerField, { has, is, from, to }: AnswerFilter): string => {
    if (has !== undefined) return t('queue.answer.holds', { words: has });
    if (is !== undefined)
      return listFieldChoices(field, language)?.find(({ value }) => value === is)?.label ?? is;
    if (from === undefined) return t('queue.answer.atMost', { to: endIn(field, to ?? '') });
    if (to === undefined) return t('queue.answer.atLeast', { from: endIn(field, from) });
    return t('queue.answer.between', { from: endIn(field, from), to: endIn(field, to) });
  };
}

interface Asking {
  state: Pick<ListState, 'program' | 'answers' | 'columns'>;
  data: Pick<QueueData, 'answer_editions'> | undefined;
  askFor(changes: Partial<ListState>): void;
}

export function useAnswerColumns({ state, data, askFor }: Asking) {
  const { t } = useLanguage();
  const titleOf = useFieldTitle();
  const nameOf = useAnswerName();
  const wordsOf = useFilterWords();
  const [isOpen, setOpen] = useState(false);
  const may = useRightCheck();
  const form = useProgramForm(may('review.read') ? state.program : '');
  const fields = useMemo(() => (form ? listAnswerFields(form) : []), [form]);
  const earlier = useMemo(() => (form ? listEarlierAnswers(form) : []), [form]);
  const filters = (state.program && parseAnswerFilters(state.answers)) || [];
  const ask = (next: AnswerFilter[]) => askFor({ answers: formatAnswerFilters(next) });

  const chips = filters.map((filter, i): FilterChip => {
    const present = form ? renameAnswerFilter(form, filter) : filter;
    const field = fields.find(({ path }) => path === present.path);
    return {
      label: field ? titleOf(field.field) : filter.path,
      value: field ? wordsOf(field, present) : t('queue.answer.unknown'),
      rest: formatAnswerFilters(filters.toSpliced(i, 1)),
    };
  });
  // A saved view may name a column by the key of an earlier edition, under which the server answers too.
  const chosen = state.columns.split(',');
  const getKey = ({ path }: AnswerField): string =>
    chosen.find((each) => each === path) ??
    chosen.find((each) => form && each.includes('.') && findPresentPath(form, each) === path) ??
    path;
  const columns = [...fields, ...earlier].map((answer): QueueColumn => {
    const key = getKey(answer);
    const note = data?.answer_editions[key];
    const title = titleOf(answer.field);
    return {
      key: key as `${string}.${string}`,
      title: note ? t('queue.answer.name', { field: title, section: note }) : title,
      choice: nameOf(answer),
      text: ({ answers }) => answers[key] || '—',
      render: ({ answers }) => <bdi>{answers[key] || '—'}</bdi>,
      least: 9,
    };
  });
  return {
    columns,
    filter: { name: 'answers', label: t('queue.answers'), chips } satisfies {
      name: keyof typeof listUrl;
      label: string;
      chips: FilterChip[];
    },
    /** Button that opens the dialog; shown where a program is chosen. */
    button: fields.length > 0 && (
      <Button disabled={filters.length >= MAX_ANSWER_FILTERS} onClick={() => setOpen(true)}>
        {t('queue.answer.add')}
      </Button>
    ),
    dialog: (
      <OnceOpened isOpen={isOpen}>
        <AnswerFilterDialog
          open={isOpen}
          fields={fields.filter(isFilterableAnswer)}
          onClose={() => setOpen(false)}
          onAdd={(filter) => {
            setOpen(false);
            ask([...filters, filter]);
          }}
        />
      </OnceOpened>
    ),
  };
}
