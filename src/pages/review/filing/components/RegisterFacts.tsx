import type { ReviewData } from '@domain/calls/review';
import { registers as kinds } from '@domain/registers/kinds';
import { Tag } from 'antd';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';

type Fact = NonNullable<ReviewData['registers']>['facts'][number];

const COLOURS: Record<Fact['state'], string> = {
  agrees: 'success',
  differs: 'warning',
  missing: 'warning',
  listed: 'error',
  unchecked: 'default',
};

/** Facts that ask the reviewer something: they differ, are missing, or name the company on the black list. */
export const questioned = (registers: ReviewData['registers']): Fact[] =>
  (registers?.facts ?? []).filter(({ state }) => state !== 'agrees' && state !== 'unchecked');

/** Patents that agree are one line: a company has dozens. */
function shownOf(facts: Fact[]): { shown: Fact[]; agreeing: Fact[] } {
  const isFine = ({ path, state }: Fact) => path !== null && state === 'agrees';
  return { shown: facts.filter((fact) => !isFine(fact)), agreeing: facts.filter(isFine) };
}

interface RegisterFactsProps extends Pick<ReviewData, 'registers'> {
  nameOf(path: string): string | null;
}

/** What registers say of the company and of the patents it names: a tick, a question with both values, or not yet checked. */
export default function RegisterFacts({ registers, nameOf }: RegisterFactsProps) {
  const { t } = useLanguage();
  if (!registers) return <p>{t('facts.none')}</p>;
  const { shown, agreeing } = shownOf(registers.facts);
  const [first] = agreeing;
  return (
    <section>
      <h3>{t('facts.title')}</h3>
      <ul className={styles.changes}>
        {shown.map((fact) => (
          <li key={`${fact.register} ${fact.path} ${fact.key}`}>
            <About fact={fact} nameOf={nameOf} />
          </li>
        ))}
        {first && (
          <li>
            <Tag color="success">{t('facts.agrees')}</Tag> {t('facts.patents', { count: agreeing.length })}{' '}
            <Source fact={first} />
          </li>
        )}
      </ul>
    </section>
  );
}

function About({ fact, nameOf }: { fact: Fact } & Pick<RegisterFactsProps, 'nameOf'>) {
  const { t } = useLanguage();
  const say = useText();
  const { register, path, key, state, differences } = fact;
  const { name, columns } = kinds[register];
  const place = path && nameOf(path);
  const word = register === 'blacklist' && state === 'agrees' ? 'unlisted' : state;
  const labelOf = (column: string) => {
    const found = columns.find((each) => each.key === column);
    return found ? say(found) : column;
  };
  return (
    <>
      <Tag color={COLOURS[state]}>{t(`facts.${word}`)}</Tag>
      <strong>
        <bdi>{say(name)}</bdi>
      </strong>{' '}
      {path && (
        <>
          <bdi>{key}</bdi> {place && <bdi>{place}</bdi>}
        </>
      )}
      {differences.map(({ column, given, recorded }) => (
        <div key={column}>
          <bdi>{labelOf(column)}</bdi>{' '}
          {given !== null && (
            <>
              {t('facts.given')} <bdi>{given}</bdi>{' '}
            </>
          )}
          {t('facts.recorded')} <bdi>{recorded}</bdi>
        </div>
      ))}
      <Source fact={fact} />
    </>
  );
}

/** Where it comes from and of which day, or the reason that nobody could be asked. */
function Source({ fact: { origin, reason } }: { fact: Fact }) {
  const { t } = useLanguage();
  if (!origin) return <div className={styles.source}>{reason && t(`facts.${reason}`)}</div>;
  const { source, as_of: day, asked_at: at, version } = origin;
  const which = version === null ? t('facts.service') : t('facts.version', { number: version });
  return (
    <div className={styles.source}>
      <bdi>{t('facts.origin', { source: `${source} (${which})`, day, at: beijingMinutes(at) })}</bdi>
    </div>
  );
}
