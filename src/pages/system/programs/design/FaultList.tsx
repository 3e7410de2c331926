import type { Answers } from '@domain/definition';
import { listSectionFields } from '@domain/filing/sections';
import { programTablesForm, type TablePlace } from '@domain/program-documents/tables';
import type { DraftFault, ExaminedDraft } from '@domain/program-drafts/examine-rows';
import { findRow } from '@domain/program-drafts/rows/items';
import { describeRow } from '@domain/program-drafts/rows/outline';
import { Button } from 'antd';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

interface FaultListProps {
  examined: ExaminedDraft | null;
  answers: Answers;
  onFollow(place: TablePlace): void;
}

/** Faults drawn at once; the others follow when these are mended. */
const SHOWN = 100;

/** Faults to mend before the draft can be published, and hints to confirm, each with the way to its cell. */
export default function FaultList({ examined, answers, onFollow }: FaultListProps) {
  const { t } = useLanguage();
  if (!examined) return <p role="status">{t('design.examining')}</p>;
  const { faults, hints } = examined;
  return (
    <>
      <p role="status">
        {faults.length > 0 ? t('design.faults', { count: faults.length }) : t('design.faultless')}
      </p>
      <PlacedTexts list={faults} answers={answers} onFollow={onFollow} />
      {hints.length > 0 && (
        <>
          <p>{t('editions.hints', { count: hints.length })}</p>
          <PlacedTexts list={hints} answers={answers} onFollow={onFollow} />
        </>
      )}
    </>
  );
}

interface PlacedTextsProps extends Omit<FaultListProps, 'examined'> {
  list: readonly DraftFault[];
}

function PlacedTexts({ list, answers, onFollow }: PlacedTextsProps) {
  const { language } = useLanguage();
  const say = useText();
  const describePlace = ({ place }: DraftFault): string => {
    const section = programTablesForm.sections.find(({ key }) => key === place?.section);
    if (!place || !section) return '';
    const row = findRow(answers, place.section, place.row);
    const column = listSectionFields(section).find(({ key }) => key === place.field);
    return [say(section.title), row && describeRow(place.section, row, language), column && say(column)]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <ol className={styles.faults}>
      {list.slice(0, SHOWN).map((fault, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same fault may stand twice in a cell
        <li key={index}>
          {fault.place ? (
            <Button
              type="link"
              className={styles.way ?? ''}
              onClick={() => fault.place && onFollow(fault.place)}
            >
              {say(fault.text)}
            </Button>
          ) : (
            say(fault.text)
          )}
          <bdi className={styles.place}>{describePlace(fault)}</bdi>
        </li>
      ))}
    </ol>
  );
}
