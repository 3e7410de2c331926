/** Columns that several lists have. */
import type { StateWord } from '@domain/text';
import { Button } from 'antd';
import type { TFunction } from 'i18next';
import WordTag from '@/components/Tags/WordTag';
import { formatDateTime } from '@/utils/beijingTime';
import type { RecordColumn } from '.';

/** A moment, to the minute; or a day, by `format`. */
export const createTimeColumn = <T,>(
  key: string,
  title: string,
  of: (item: T) => string | null,
  format = formatDateTime,
): RecordColumn<T> => ({ key, title, isShort: true, render: (item) => format(of(item)) });

/** The state of a record, in its word and colour. */
export const createStatusColumn = <S extends string, T extends { status: S }>(
  title: string,
  words: Record<S, StateWord>,
): RecordColumn<T> => ({ key: 'status', title, render: ({ status }) => <WordTag {...words[status]} /> });

/** Actions on a record. */
export const createActionsColumn = <T,>(
  t: TFunction,
  render: RecordColumn<T>['render'],
): RecordColumn<T> => ({
  key: 'actions',
  title: t('common.actions'),
  place: 'actions',
  render,
});

interface OpenButtonProps {
  word: string;
  /** The name of the record, for those who hear the button. */
  name: string;
  /** Something is to be done with the record. */
  isDue?: boolean;
  onOpen(): void;
}

export const OpenButton = ({ word, name, isDue = false, onOpen }: OpenButtonProps) => (
  <div>
    <Button type={isDue ? 'primary' : 'default'} aria-label={`${word} ${name}`} onClick={onOpen}>
      {word}
    </Button>
  </div>
);
