import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { formatGrouped } from '@domain/number-format';
import type { Language } from '@domain/text';
import { Button, Input, type InputRef } from 'antd';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLanguage } from '@/utils/language';
import { formatCellText, type ReadCell, summarizeRange } from './cellTexts';
import styles from './index.module.css';
import { countRangeCells, type GridPosition, getSelectedRange, type SelectionStore } from './selection';

const DECIMALS_AT_MOST = 6;

export interface StatusHandle {
  /** Shows the search with the focus in it. */
  find(): void;
}

interface StatusLineProps {
  handle: Ref<StatusHandle>;
  selection: SelectionStore;
  read: ReadCell;
  count: number;
  width: number;
  /** Message about the last change, until the selection changes. */
  said: string;
  /** Tools at the end of the line. */
  tools: ReactNode;
  onShow(place: GridPosition): void;
  onLeave(): void;
}

/** Line below a grid: what is selected with count, sum and average, and the search in the table. */
export default function StatusLine({
  handle,
  selection,
  read,
  count,
  width,
  said,
  tools,
  onShow,
  onLeave,
}: StatusLineProps) {
  const { t } = useLanguage();
  const [isFinding, setFinding] = useState(false);
  useImperativeHandle(handle, () => ({ find: () => setFinding(true) }), []);
  return (
    <div className={styles.status}>
      <Summary selection={selection} read={read} said={said} />
      <span className={styles.statusTools}>
        {isFinding ? (
          <Finder
            read={read}
            count={count}
            width={width}
            onShow={onShow}
            onClose={() => {
              setFinding(false);
              onLeave();
            }}
          />
        ) : (
          <Button
            size="small"
            type="text"
            icon={<SearchOutlined aria-hidden />}
            title="Ctrl+F"
            onClick={() => setFinding(true)}
          >
            {t('forms.sheet.find')}
          </Button>
        )}
        {tools}
      </span>
    </div>
  );
}

type SummaryProps = Pick<StatusLineProps, 'selection' | 'read' | 'said'>;

function Summary({ selection, read, said }: SummaryProps) {
  const { t } = useLanguage();
  const selected = useSyncExternalStore(selection.subscribe, selection.get);
  const range = selected && getSelectedRange(selected);
  const isSpread = range !== null && countRangeCells(range) > 1;
  const parts = (): string[] => {
    if (!range || !isSpread) return [];
    const { count, numbers, sum } = summarizeRange(read, range);
    return [
      t('forms.sheet.selected', {
        rows: range.bottom - range.top + 1,
        columns: range.right - range.left + 1,
      }),
      t('forms.sheet.filled', { count }),
      ...(numbers > 0
        ? [
            t('forms.sheet.sum', { sum: formatGrouped(sum, 0, DECIMALS_AT_MOST) }),
            t('forms.sheet.average', { average: formatGrouped(sum / numbers, 0, 2) }),
          ]
        : []),
    ];
  };
  return (
    <span role="status" className={styles.summary}>
      {isSpread ? parts().map((part) => <span key={part}>{part}</span>) : said}
    </span>
  );
}

interface FinderProps extends Pick<StatusLineProps, 'read' | 'count' | 'width' | 'onShow'> {
  onClose(): void;
}

/** Finds the cells whose text contains a word, whatever its case. */
function findCells(read: ReadCell, count: number, width: number, word: string, language: Language) {
  const found: GridPosition[] = [];
  const wanted = word.trim().toLowerCase();
  if (!wanted) return found;
  for (let line = 0; line < count; line++)
    for (let column = 0; column < width; column++) {
      const content = read(line, column);
      if (content && formatCellText(content, language).toLowerCase().includes(wanted))
        found.push({ line, column });
    }
  return found;
}

/** Search in the table, rendered or not; the cells are shown one after the other. */
function Finder({ read, count, width, onShow, onClose }: FinderProps) {
  const { language, t } = useLanguage();
  const [word, setWord] = useState('');
  const [at, setAt] = useState(0);
  const input = useRef<InputRef>(null);
  const settled = useDeferredValue(word);
  // biome-ignore lint/correctness/useExhaustiveDependencies: searched again for another word, not while somebody types in the table
  const found = useMemo(
    () => findCells(read, count, width, settled, language),
    [settled, count, width, language],
  );
  const show = (next: number) => {
    if (found.length === 0) return;
    const place = (next + found.length) % found.length;
    setAt(place);
    onShow(found[place] as GridPosition);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: leads to the first cell of each new word
  useEffect(() => show(0), [found]);
  useEffect(() => input.current?.focus(), []);
  const hearKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') show(at + (event.shiftKey ? -1 : 1));
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span className={styles.finder}>
      <Input
        ref={input}
        size="small"
        allowClear
        aria-label={t('forms.sheet.find')}
        placeholder={t('forms.sheet.find')}
        value={word}
        onKeyDown={hearKey}
        onChange={(event) => setWord(event.target.value)}
      />
      <span role="status" className={styles.found}>
        {word.trim() &&
          (found.length > 0
            ? t('forms.sheet.found', { place: at + 1, count: found.length })
            : t('forms.sheet.notFound'))}
      </span>
      <Button
        size="small"
        type="text"
        icon={<UpOutlined aria-hidden />}
        aria-label={t('forms.sheet.previous')}
        onClick={() => show(at - 1)}
      />
      <Button
        size="small"
        type="text"
        icon={<DownOutlined aria-hidden />}
        aria-label={t('forms.sheet.next')}
        onClick={() => show(at + 1)}
      />
      <Button size="small" type="text" onClick={onClose}>
        {t('common.close')}
      </Button>
    </span>
  );
}
