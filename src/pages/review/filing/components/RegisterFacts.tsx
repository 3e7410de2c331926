import type { RegisterFactData } from '@domain/calls/registers';
import type { ReviewData } from '@domain/calls/review';
import { Tag } from 'antd';
import RegisterFact, { FactSource } from '@/components/Checks/RegisterFact';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

type Facts = ReviewData['registers'];

/** Facts that ask the reviewer something: they differ, are missing, or name the company on the black list. */
export const questioned = (registers: Facts): RegisterFactData[] =>
  (registers?.facts ?? []).filter(({ state }) => state !== 'agrees' && state !== 'unchecked');

/** Nothing is said to be fine that nobody has looked at. */
export const isUnchecked = (registers: Facts): boolean =>
  !registers || registers.facts.some(({ state }) => state === 'unchecked');

/** A patent that agrees is one of a line: a company has dozens. */
const isFinePatent = ({ path, state }: RegisterFactData) => path !== null && state === 'agrees';

interface RegisterFactsProps {
  registers: Facts;
  nameOf(path: string): string | null;
}

/** Facts that registers give about the company and its patents. */
export default function RegisterFacts({ registers, nameOf }: RegisterFactsProps) {
  const { t } = useLanguage();
  if (!registers) return <p>{t('facts.none')}</p>;
  const agreeing = registers.facts.filter(isFinePatent);
  const [first] = agreeing;
  return (
    <section>
      <h3>{t('facts.title')}</h3>
      <ul className={styles.changes}>
        {registers.facts
          .filter((fact) => !isFinePatent(fact))
          .map((fact) => (
            <li key={`${fact.register} ${fact.path} ${fact.key}`}>
              <RegisterFact fact={fact} place={fact.path && nameOf(fact.path)} />
            </li>
          ))}
        {first && (
          <li>
            <Tag color="success">{t('facts.agrees')}</Tag> {t('facts.patents', { count: agreeing.length })}
            <FactSource fact={first} />
          </li>
        )}
      </ul>
    </section>
  );
}
