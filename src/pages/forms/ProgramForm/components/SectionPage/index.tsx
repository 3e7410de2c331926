import type { Section } from '@domain/definition';
import { parsePath } from '@domain/filing/paths';
import { isUndecided } from '@domain/filing/rules';
import { getSectionShortTitle } from '@domain/filing/sections';
import { Alert, Button } from 'antd';
import { memo, useEffect, useRef, useState } from 'react';
import { Link } from 'umi';
import SkipLink from '@/components/SkipLink';
import FormRenderer from '@/filling/form';
import { useFormSession } from '@/filling/form/session';
import type { FilledForm } from '@/filling/hooks/useFilledForm';
import { moveFocusToPath } from '@/filling/hooks/useFocusPath';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { filterSectionFaults } from '@/filling/hooks/useFormEvaluation';
import { useLanguage, useText } from '@/utils/language';
import { type CollaborationState, SectionClaim } from '../Collaboration';
import { SectionRenewals } from '../Renewals/index';
import SectionNotes from '../SectionNotes/index';
import styles from './index.module.css';

const STEPS = 'section-steps';

interface SectionPageProps {
  section: Section;
  filled: FilledForm;
  navigation: FormNavigation;
  filing: string | null;
  /** Name of the check page, where the last section leads. */
  checkName: string;
  together: CollaborationState;
}

/** One section to fill in, with links to the previous and the next one. */
function SectionPage({ section, filled, navigation, filing, checkName, together }: SectionPageProps) {
  const { t } = useLanguage();
  const say = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { sections } = filled.insight;
  const place = sections.findIndex((each) => each.key === section.key);
  const [before, after] = [sections[place - 1], sections[place + 1]];
  const { focusPath, back } = navigation.address;
  const further = after ? t('forms.section.next', { title: say(getSectionShortTitle(after)) }) : checkName;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each section starts at its heading, unless a link leads further
  useEffect(() => {
    if (focusPath) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [section.key]);

  return (
    <section className={styles.section} aria-labelledby={`section-${section.key}`}>
      <h2 id={`section-${section.key}`} ref={heading} tabIndex={-1}>
        <span className={styles.step}>
          {t('forms.section.step', { step: place + 1, of: sections.length })}
        </span>
        {say(section.title)}
      </h2>
      <SkipLink to={STEPS} text={t('forms.section.toSteps')} />
      {filing && <SectionClaim filing={filing} section={section.key} {...together} />}
      <SectionFaults section={section} filled={filled} />
      <SectionRenewals section={section.key} navigation={navigation} />
      <FormRenderer key={section.key} section={section} />
      <SectionNotes
        key={`notes-${section.key}`}
        filing={filing}
        section={section.key}
        notes={together.notes}
        onChange={together.onNotes}
      />
      <footer id={STEPS} className={styles.steps}>
        {before && !back && (
          <Link to={navigation.hrefOf({ section: before.key })} className={styles.back}>
            {t('forms.section.back', { title: say(getSectionShortTitle(before)) })}
          </Link>
        )}
        <SectionCheck key={section.key} section={section} filled={filled} navigation={navigation} />
        <Link
          to={navigation.hrefOf(after && !back ? { section: after.key } : { view: 'check' })}
          className={styles.next}
        >
          {back ? t('forms.section.backToCheck') : further}
        </Link>
      </footer>
    </section>
  );
}

/** Faults that belong to the section as a whole, such as too few rows. */
function SectionFaults({ section, filled }: Pick<SectionPageProps, 'section' | 'filled'>) {
  const say = useText();
  const faults = filled.shown.filter(({ path }) => path === section.key);
  if (faults.length === 0) return null;
  return (
    <div className={styles.sectionFaults}>
      {faults.map((fault) => (
        <Alert key={say(fault.message)} type="error" showIcon message={say(fault.message)} />
      ))}
    </div>
  );
}

/** Button that checks the section and moves to its first fault; afterwards the faults follow the answers. */
function SectionCheck({
  section,
  filled,
  navigation,
}: Pick<SectionPageProps, 'section' | 'filled' | 'navigation'>) {
  const { t, say } = useLanguage();
  const [isChecked, setChecked] = useState(false);
  const faults = filterSectionFaults(section, filled.problems).filter((fault) => !isUndecided(fault));
  const warnings = [...(useFormSession().warnings ?? [])]
    .filter(([path]) => parsePath(path)?.section === section.key)
    .map(([, message]) => say(message));
  const found =
    faults.length > 0 ? t('forms.section.faults', { count: faults.length }) : t('forms.section.fine');
  const toConfirm = { found, count: warnings.length, messages: warnings.join(t('forms.sheet.between')) };
  const outcome = warnings.length > 0 ? t('forms.section.toConfirm', toConfirm) : found;
  const run = () => {
    filled.show(faults);
    setChecked(true);
    const [first] = faults;
    const { back, focusPath } = navigation.address;
    if (first && first.path !== focusPath) navigation.go({ section: section.key, path: first.path, back });
    else if (first) moveFocusToPath(first.path);
  };
  return (
    <span className={styles.check}>
      <Button onClick={run}>{t('forms.section.check')}</Button>
      <span role="status">{isChecked && outcome}</span>
    </span>
  );
}

export default memo(SectionPage);
