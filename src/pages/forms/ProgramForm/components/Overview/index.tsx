import type { FileField, Form, Program } from '@domain/definition';
import type { SectionMark } from '@domain/filing/completeness';
import { listKindConditions } from '@domain/filing/eligibility-match';
import { formatRuleResult } from '@domain/filing/rule-words';
import { isBlockingSubmission } from '@domain/filing/rules';
import { isVisible } from '@domain/filing/scope';
import type { Filing } from '@domain/filing/types';
import { Link } from 'umi';
import ButtonLink from '@/components/Controls/ButtonLink';
import { Panel } from '@/components/Page';
import { useFormSession } from '@/filling/form/session';
import type { FilledForm } from '@/filling/hooks/useFilledForm';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { filterSectionFaults } from '@/filling/hooks/useFormEvaluation';
import ConditionList from '@/pages/forms/components/ConditionList';
import DocumentsPanel from '@/pages/forms/components/DocumentsPanel';
import { useLanguage, useText } from '@/utils/language';
import RenewalsPanel from '../Renewals/index';
import { StateMark } from '../SectionNav/index';
import styles from './index.module.css';
import Reuse from './Reuse';

/** Marks of sections with open work. */
const WORK: ReadonlySet<SectionMark | undefined> = new Set(['untouched', 'started'] as const);

interface OverviewProps {
  program: Program;
  form: Form;
  filing: Filing;
  filled: FilledForm;
  navigation: FormNavigation;
}

/** Overview of a declaration: open tasks, conditions to apply, and documents to prepare. */
export default function Overview(props: OverviewProps) {
  const { program, form, filing, filled, navigation } = props;
  const { t } = useLanguage();
  const say = useText();
  const session = useFormSession();
  const { insight } = filled;
  const next = insight.sections.find(({ key }) => WORK.has(insight.marks[key]));
  const isNew = filing.id === null;
  return (
    <div className={styles.overview}>
      <div className={styles.begin}>
        {program.summary && <p className={styles.lead}>{say(program.summary)}</p>}
        <div className={styles.ways}>
          <Reuse program={program} filing={filing} session={session} />
          <ButtonLink
            type="primary"
            size="large"
            to={navigation.hrefOf(next ? { section: next.key } : { view: 'check' })}
          >
            {next
              ? t(isNew ? 'forms.overview.begin' : 'forms.overview.go', { title: say(next.title) })
              : t('forms.nav.check')}
          </ButtonLink>
        </div>
      </div>
      <RenewalsPanel form={form} navigation={navigation} />
      <Panel id="form-tasks" title={t('forms.overview.tasks')}>
        <ol className={styles.tasks}>
          {insight.sections.map((section) => {
            const mark = insight.marks[section.key];
            return (
              <li key={section.key}>
                <Link to={navigation.hrefOf({ section: section.key })} className={styles.task}>
                  <span className={styles.name}>{say(section.title)}</span>
                  {mark && (
                    <StateMark
                      mark={mark}
                      problems={filterSectionFaults(section, filled.shown).length}
                      corrections={filterSectionFaults(section, filled.open).length}
                    />
                  )}
                </Link>
              </li>
            );
          })}
        </ol>
      </Panel>
      <div className={styles.aids}>
        <Conditions form={form} filing={filing} filled={filled} />
        <DocumentsPanel id="form-documents" fields={documentsOf(form, filled)} />
      </div>
    </div>
  );
}

/** Eligibility conditions; those that the present answers contradict are marked. */
function Conditions({ form, filing, filled }: Pick<OverviewProps, 'form' | 'filing' | 'filled'>) {
  const { t } = useLanguage();
  const say = useText();
  const failed = filled.insight.rules.filter(
    (rule) => isBlockingSubmission(rule) && rule.outcome === 'failed',
  );
  return (
    <Panel id="form-conditions" title={t('forms.overview.conditions')}>
      <ConditionList conditions={listKindConditions(form, filing.kind)} />
      {failed.length > 0 && (
        <div className={styles.failedRules}>
          <p className={styles.failedTitle}>{t('forms.overview.failed')}</p>
          <ul className={styles.failedList}>
            {failed.map((rule) => (
              <li key={rule.id}>{say(formatRuleResult(rule))}</li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}

/** Attachments that the present answers require. */
const documentsOf = (form: Form, filled: FilledForm): FileField[] =>
  form.sections
    .flatMap((section) => (section.kind === 'files' ? section.fields : []))
    .filter((field) => isVisible(field, filled.insight.scope));
