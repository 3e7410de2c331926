import type { RegisterFactData } from '@domain/registers/calls';
import { registers } from '@domain/registers/kinds';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

const COLOURS: Record<RegisterFactData['state'], string> = {
  agrees: 'success',
  differs: 'warning',
  missing: 'warning',
  listed: 'error',
  unchecked: 'default',
};

interface RegisterFactProps {
  fact: RegisterFactData;
  /** Name of the form field that the verdict is about. */
  place?: ReactNode;
  /** Omits the source where the list names it once for all its facts. */
  isSourceSaid?: boolean;
}

/** Renders a register's verdict: a tick, a discrepancy with both values, or not yet checked; with source and date. */
export default function RegisterFact({ fact, place, isSourceSaid = false }: RegisterFactProps) {
  const { t } = useLanguage();
  const say = useText();
  const { register, path, key, state, differences } = fact;
  const { name, columns } = registers[register];
  const word = register === 'blacklist' && state === 'agrees' ? 'unlisted' : state;
  const labelOf = (column: string) => {
    const found = columns.find((each) => each.key === column);
    return found ? say(found) : column;
  };
  return (
    <>
      <Tag color={COLOURS[state]}>{t(`facts.${word}`)}</Tag>
      <strong>{say(name)}</strong>{' '}
      {path && (
        <>
          <bdi>{key}</bdi> {place}
        </>
      )}
      {differences.map(({ column, given, recorded }) => (
        <div key={column}>
          {given === null
            ? t('facts.recorded', { column: labelOf(column), recorded })
            : t('facts.both', { column: labelOf(column), given, recorded })}
        </div>
      ))}
      {!isSourceSaid && <FactSource fact={fact} />}
    </>
  );
}

/** Source of a register's verdict with its date, or the reason why the register could not be queried. */
export function FactSource({ fact: { origin, reason } }: Pick<RegisterFactProps, 'fact'>) {
  const { t } = useLanguage();
  if (!origin) return <div className={styles.source}>{reason && t(`facts.${reason}`)}</div>;
  const { source, as_of: day, asked_at, version } = origin;
  const said = { source, day: formatDate(day), at: formatDateTime(asked_at) };
  return (
    <div className={styles.source}>
      {version === null ? t('facts.fromService', said) : t('facts.fromVersion', { ...said, number: version })}
    </div>
  );
}
