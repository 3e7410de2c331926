import type { FigureLine, FigureValues } from '@domain/filing/figure-table';
import { getUnitText } from '@domain/filing/units';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'umi';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { useFigureWords } from '@/filling/form/KnownFigures/words';
import { useLanguage, useText } from '@/utils/language';
import { buildFigurePath, type CompanyFigureValue, useFigureText } from '../figureText';
import styles from '../index.module.css';

type Line = FigureLine<CompanyFigureValue>;

interface FigureTableProps {
  lines: Line[];
  /** Years as columns, the latest first; `[null]` for facts without a year. */
  years: (number | null)[];
}

/** Figures down, years across. */
export default function FigureTable({ lines, years }: FigureTableProps) {
  const { t } = useLanguage();
  const say = useText();
  const columns: RecordColumn<Line & { id: string }>[] = [
    {
      key: 'figure',
      title: t('figures.figure'),
      place: 'name',
      render: ({ figure }) => (
        <div className={styles.figure}>
          <strong>
            {say(figure)}
            {figure.unit && (
              <span className={styles.unit}>
                {t('forms.field.unit', { unit: say(getUnitText(figure.unit)) })}
              </span>
            )}
          </strong>
          <small>{say(figure.definition)}</small>
        </div>
      ),
    },
    ...years.map(
      (year): RecordColumn<Line & { id: string }> => ({
        key: String(year),
        title: year === null ? t('figures.value') : String(year),
        isNumber: year !== null,
        render: ({ values }) => {
          const found = values.get(year);
          return found ? <Values values={found} isNumber={year !== null} /> : '—';
        },
      }),
    ),
  ];
  return <RecordTable items={lines.map((line) => ({ ...line, id: line.key }))} columns={columns} />;
}

interface ValuesProps {
  values: FigureValues<CompanyFigureValue>;
  /** True in a column of numbers, which stand at its right. */
  isNumber: boolean;
}

/** The value that was given last, with its source; the others unfold below. */
function Values({ values: { latest, others }, isNumber }: ValuesProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={isNumber ? `${styles.values} ${styles.amounts}` : (styles.values ?? '')}>
      <Value known={latest} />
      {others.length > 0 && (
        <>
          <Button
            size="small"
            className={styles.differing ?? ''}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t('figures.others', { count: others.length })}
          </Button>
          <ul id={id} className={styles.others} hidden={!isOpen}>
            {others.map((other) => (
              <li key={`${other.source.id} ${other.at} ${other.value}`}>
                <Value known={other} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Value({ known }: { known: CompanyFigureValue }) {
  const formatFigure = useFigureText();
  const { nameSource } = useFigureWords();
  return (
    <>
      <Link to={buildFigurePath(known)}>
        <bdi>{formatFigure(known)}</bdi>
      </Link>
      <small className={styles.source}>
        <bdi>{nameSource(known)}</bdi>
      </small>
    </>
  );
}
