import type { Program } from '@domain/definition';
import { findProgramByRoute, getProgramPagePath } from '@domain/programs/find';
import { Link } from 'umi';
import ConditionList from '@/components/ConditionList';
import GuideFiles from '@/components/GuideFiles';
import LinkedText from '@/components/LinkedText';
import { useProgramForm } from '@/filling/hooks/useProgramForm';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

interface ProgramBasisProps {
  /** Path of the open page. */
  path: string;
  onLeave(): void;
}

/** The rules that the open form rests on: nothing on other pages. */
export default function ProgramBasis({ path, onLeave }: ProgramBasisProps) {
  const program = findProgramByRoute(path);
  return program ? <Basis program={program} onLeave={onLeave} /> : null;
}

/**
 * Conditions and guide of a program as its office words them, and the laws and notices that they follow. The portal holds the
 * names of these, and links where the office gave any, but not their text: it quotes nothing that it does not have.
 */
function Basis({ program, onLeave }: { program: Program; onLeave(): void }) {
  const { t } = useLanguage();
  const say = useText();
  const form = useProgramForm(program);
  if (!form) return null;
  const { basis, eligibility, guide, guideFiles = [] } = form;
  const sources = [...basis, ...(program.recognition ? [program.recognition.basis] : [])];
  return (
    <section aria-labelledby="help-basis" className={styles.basis}>
      <h3 id="help-basis">{t('catalogue.basis')}</h3>
      <ul className={styles.notes} lang="zh-CN">
        {sources.map((source) => (
          <li key={source}>
            <bdi>
              <LinkedText text={source} />
            </bdi>
          </li>
        ))}
      </ul>
      <p className={styles.quoted}>{t('catalogue.basisText')}</p>
      {guide && (
        <p className={styles.guide} dir="auto">
          <LinkedText text={say(guide)} />
        </p>
      )}
      {guideFiles.length > 0 && (
        <ul className={styles.notes}>
          <GuideFiles program={program} files={guideFiles} />
        </ul>
      )}
      <h3>{t('catalogue.who')}</h3>
      <ConditionList conditions={eligibility} />
      <p>
        <Link to={getProgramPagePath(program)} onClick={onLeave}>
          {t('catalogue.about')}
        </Link>
      </p>
    </section>
  );
}
