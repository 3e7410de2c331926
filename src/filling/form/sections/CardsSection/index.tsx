import { ArrowLeftOutlined } from '@ant-design/icons';
import type { TableSection } from '@domain/definition';
import { parsePath } from '@domain/filing/paths';
import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { history } from 'umi';
import { buildSectionLines } from '@/filling/form/lines';
import Record, { useRecordName } from '@/filling/form/Record';
import { useFormSession } from '@/filling/form/session';
import TableFrame from '@/filling/form/TableFrame';
import { moveFocusToPath } from '@/filling/hooks/useFocusPath';
import { useLanguage, useText } from '@/utils/language';
import RowActions from '../TableSection/RowActions';
import TableTools from '../TableSection/TableTools';
import { formatRowHeadId, useRowActions } from '../TableSection/useRowActions';
import styles from './index.module.css';

interface CardsSectionProps {
  section: TableSection;
  /** True on a telephone, where the list and each record are separate pages. */
  asPages: boolean;
}

/** Renders a table as a list of records and a form for one of them: tables with long texts, and on a telephone every table. */
export default function CardsSection({ section, asPages }: CardsSectionProps) {
  const { answers, filled, scope, faults } = useFormSession();
  const { t } = useLanguage();
  const say = useText();
  const nameOf = useRecordName(section);
  const lines = buildSectionLines(section, answers, filled, scope);
  const { place, open, close, actions } = useOpenRecord(section, lines.length, asPages);
  const line = place === undefined ? undefined : lines[place];
  const isPage = asPages && line !== undefined;

  return (
    <TableFrame section={section} isGrid={false} hasTools={!isPage}>
      <div className={styles.cards}>
        {!isPage && lines.length > 0 && (
          <RecordList
            label={say(section.title)}
            names={lines.map(nameOf)}
            faulty={lines.map((each) =>
              [...faults.keys()].some((path) => path.startsWith(formatRowHeadId(section, each.index))),
            )}
            chosen={asPages ? null : (place ?? null)}
            idOf={asPages ? (index) => formatRowHeadId(section, index) : undefined}
            onChoose={(index) => open(formatRowHeadId(section, index))}
          />
        )}
        {line && (
          <div className={styles.page}>
            {isPage && (
              <Button type="link" icon={<ArrowLeftOutlined aria-hidden />} onClick={close}>
                {t('forms.record.back', { count: lines.length })}
              </Button>
            )}
            <fieldset className={styles.record} key={line.filled.row}>
              <legend className={styles.legend}>
                <RowActions
                  id={formatRowHeadId(section, line.index)}
                  name={nameOf(line)}
                  index={line.index}
                  count={lines.length}
                  actions={actions}
                />
              </legend>
              <Record section={section} line={line} />
            </fieldset>
          </div>
        )}
        <div className={styles.tools}>
          <TableTools section={section} count={lines.length} actions={actions} isGrid={false} />
        </div>
      </div>
    </TableFrame>
  );
}

interface RecordListProps {
  label: string;
  names: string[];
  /** By record: true if it has faults. */
  faulty: boolean[];
  chosen: number | null;
  /** Returns the id of a list entry, which gets the focus when its record is closed. */
  idOf?: ((index: number) => string) | undefined;
  onChoose(index: number): void;
}

/** List of a table's records for choosing the one to fill in. */
function RecordList({ label, names, faulty, chosen, idOf, onChoose }: RecordListProps) {
  const { t } = useLanguage();
  return (
    <nav aria-label={label} className={styles.list}>
      <ol>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record is identified by its index
          <li key={index}>
            <button
              type="button"
              id={idOf?.(index)}
              className={index === chosen ? styles.chosen : styles.choice}
              aria-current={index === chosen ? 'true' : undefined}
              onClick={() => onChoose(index)}
            >
              <bdi>{name}</bdi>
              {faulty[index] && <span className={styles.faulty}>{t('forms.record.faulty')}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Puts a path into the URL, so that the telephone's back button leads to the list again. */
function show(path: string | null, way: 'push' | 'replace'): void {
  const { pathname, search } = history.location;
  history[way]({ pathname, search, hash: path ? `#${encodeURIComponent(path)}` : '' });
}

/** Returns the record to fill in: beside the list the chosen one, on separate pages that in the URL. */
function useOpenRecord(section: TableSection, count: number, asPages: boolean) {
  const { focusPath } = useFormSession();
  const rowActions = useRowActions(section);
  const [chosen, choose] = useState(0);
  const wanted = focusPath ? parsePath(focusPath) : null;
  const named = wanted?.section === section.key ? wanted.row : undefined;
  const place = asPages ? named : chosen;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to another field of the same record leads there again
  useEffect(() => {
    if (named !== undefined) choose(named);
  }, [focusPath]);

  const left = useRef(place);
  useEffect(() => {
    const before = left.current;
    left.current = place;
    if (!asPages || place !== undefined || before === undefined) return undefined;
    return moveFocusToPath(formatRowHeadId(section, before), 'nearest');
  }, [section, asPages, place]);

  return useMemo(() => {
    const open = (path: string) => {
      choose(parsePath(path)?.row ?? 0);
      if (asPages) show(path, 'push');
    };
    const close = () => show(null, 'replace');
    /** Row actions that keep their record in view. */
    const actions = {
      ...rowActions,
      add: () => {
        const path = rowActions.add();
        open(path);
        return path;
      },
      copy: (at: number) => {
        rowActions.copy(at);
        open(formatRowHeadId(section, at + 1));
      },
      complete: () => {
        rowActions.complete();
        if (!asPages) choose(count);
      },
      moveByHead: (at: number, by: 1 | -1) => {
        rowActions.moveByHead(at, by);
        open(formatRowHeadId(section, at + by));
      },
      removeByHead: (at: number) => {
        rowActions.removeByHead(at);
        if (asPages) close();
      },
    };
    const last = count - 1;
    return {
      place: place === undefined || last < 0 ? undefined : Math.min(place, last),
      open,
      close,
      actions,
    };
  }, [section, rowActions, count, asPages, place]);
}
