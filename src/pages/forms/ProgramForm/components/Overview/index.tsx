import type { FileField, Form, Program } from '@domain/definition';
import type { SectionMark } from '@domain/filing/completeness';
import { listKindConditions } from '@domain/filing/eligibility-match';
import { formatRuleResult } from '@domain/filing/rule-words';
import { isBlockingSubmission } from '@domain/filing/rules';
import { isVisible } from '@domain/filing/scope';
import { isRowSection } from '@domain/filing/sections';
import type { Filing } from '@domain/filing/types';
import { Link } from 'umi';
import ConditionList from '@/components/ConditionList';
import ButtonLink from '@/components/Controls/ButtonLink';
import { CopyFiling } from '@/components/CopyFiling';
import { Panel } from '@/components/Page';
import { useFormSession } from '@/filling/form/session';
import type { FilledForm } from '@/filling/hooks/useFilledForm';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { filterSectionFaults } from '@/filling/hooks/useFormEvaluation';
import DocumentsPanel from '@/pages/forms/components/DocumentsPanel';
import {
  FiguresPanel,
  FillingTime,
  FormChanges,
  useFillingGuide,
} from '@/pages/forms/components/FillingGuide';
import RequiredSignatories from '@/pages/forms/components/FillingGuide/RequiredSignatories';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { isFilingShut } from '../isFilingShut';
import News from '../News';
import RenewalsPanel from '../Renewals/index';
import { StateMark } from '../SectionNav/index';
import { useCheckName } from '../useCheckName';
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
  const isNew = filing.id === null;
  const isClosed = !isNew && isFilingShut(filing) && filing.window?.status === 'closed';
  // A draft that can be submitted no more is looked at, not continued.
  const next = isClosed ? undefined : insight.sections.find(({ key }) => WORK.has(insight.marks[key]));
  const remark = filled.open.find(({ path }) => path !== '');
  const guide = useFillingGuide(program, filing.id);
  const batchName = useBatchName();
  const checkName = useCheckName(filing);
  const placeOf = (section: string, field?: string) => {
    const asked = form.sections.find(({ key }) => key === section);
    const hasPath = field && asked && !isRowSection(asked);
    return navigation.hrefOf({ section, ...(hasPath && { path: `${section}.${field}` }) });
  };
  return (
    <div className={styles.overview}>
      <div className={styles.begin}>
        <div className={styles.facts}>
          {program.summary && <p className={styles.lead}>{say(program.summary)}</p>}
          <FillingTime guide={guide} />
          {isNew && <RequiredSignatories guide={guide} />}
        </div>
        <div className={styles.ways}>
          {isNew && guide?.last && (
            <CopyFiling
              program={program}
              filing={guide.last}
              text={t('guide.begin', { from: batchName(guide.last.batch) })}
            />
          )}
          <Reuse program={program} filing={filing} session={session} />
          <ButtonLink
            type={remark || next || !isFilingShut(filing) ? 'primary' : 'default'}
            to={navigation.hrefOf(
              remark ? { path: remark.path } : next ? { section: next.key } : { view: 'check' },
            )}
          >
            {remark
              ? t('forms.overview.correct', { count: filled.open.length })
              : next
                ? t(isNew ? 'forms.overview.begin' : 'forms.overview.go', { title: say(next.title) })
                : checkName}
          </ButtonLink>
        </div>
      </div>
      <News form={form} filing={filing.id} hrefOf={placeOf} />
      <FormChanges guide={guide} hrefOf={placeOf} />
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
        <FiguresPanel id="form-figures" form={form} scope={filled.insight.scope} />
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
