/** Columns that several lists have. */
import type { StateWord } from '@domain/text';
import { Button } from 'antd';
import type { TFunction } from 'i18next';
import WordTag from '@/components/Tags/WordTag';
import { formatDateTime } from '@/utils/beijingTime';
import type { RecordColumn } from '.';
import styles from './index.module.css';

/** Column with a point in time, to the minute; with another `format` a date. */
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

/** Column with the actions on a record. */
export const createActionsColumn = <T,>(
  t: TFunction,
  render: RecordColumn<T>['render'],
): RecordColumn<T> => ({
  key: 'actions',
  title: t('common.actions'),
  place: 'actions',
  render: (item) => <div className={styles.actions}>{render(item)}</div>,
});

interface OpenButtonProps {
  word: string;
  /** Name of the record, part of the accessible name of the button. */
  name: string;
  /** True where the record needs an action: the button is highlighted. */
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
