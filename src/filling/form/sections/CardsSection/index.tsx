import { ArrowLeftOutlined } from '@ant-design/icons';
import type { TableSection } from '@domain/definition';
import { Button } from 'antd';
import { linesOf } from '@/filling/form/lines';
import Record from '@/filling/form/Record';
import { useRecordName } from '@/filling/form/Record/name';
import { useFormSession } from '@/filling/form/session';
import TableFrame from '@/filling/form/TableFrame';
import { useLanguage, useText } from '@/utils/language';
import RowActions from '../TableSection/RowActions';
import TableTools from '../TableSection/TableTools';
import { headId } from '../TableSection/useRowActions';
import styles from './index.module.css';
import { useOpenRecord } from './useOpenRecord';

interface CardsSectionProps {
  section: TableSection;
  /** On a telephone the list is one page, and each record another. */
  asPages: boolean;
}

/** Records with long texts: a list of them, and one at a time to fill in. On a telephone every table is filled so. */
export default function CardsSection({ section, asPages }: CardsSectionProps) {
  const { answers, filled, scope, faults } = useFormSession();
  const { t } = useLanguage();
  const say = useText();
  const nameOf = useRecordName(section);
  const lines = linesOf(section, answers, filled, scope);
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
              [...faults.keys()].some((path) => path.startsWith(headId(section, each.index))),
            )}
            chosen={asPages ? null : (place ?? null)}
            idOf={asPages ? (index) => headId(section, index) : undefined}
            onChoose={(index) => open(headId(section, index))}
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
                  id={headId(section, line.index)}
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
  /** The records that have faults to mend. */
  faulty: boolean[];
  chosen: number | null;
  /** The place that the focus returns to from a record. */
  idOf?: ((index: number) => string) | undefined;
  onChoose(index: number): void;
}

/** The records of a table, to choose the one to fill in. */
function RecordList({ label, names, faulty, chosen, idOf, onChoose }: RecordListProps) {
  const { t } = useLanguage();
  return (
    <nav aria-label={label} className={styles.list}>
      <ol>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record is called by its place
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
