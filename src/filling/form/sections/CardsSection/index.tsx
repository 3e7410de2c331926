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
import RecordList from './RecordList';
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
