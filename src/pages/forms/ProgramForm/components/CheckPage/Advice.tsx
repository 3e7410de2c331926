import type { Form, FormScope, ScoreEstimate } from '@domain/definition';
import type { RegisterFactData } from '@domain/registers/calls';
import { hasPatentColumns } from '@domain/registers/register-checks';
import { Link } from 'umi';
import RegisterFact, { FactSource } from '@/components/Checks/RegisterFact';
import { Fold, Panel } from '@/components/Page';
import type { FormProblem } from '@/filling/form/ErrorSummary';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { useLanguage, useText } from '@/utils/language';
import { formatPathName } from '@/utils/names';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

interface ToFillInProps {
  problems: FormProblem[];
  navigation: FormNavigation;
}

/** Inputs still to be filled in, by section. They are no faults yet, so nothing is shown in red. */
export function ToFillIn({ problems, navigation }: ToFillInProps) {
  const { t } = useLanguage();
  if (problems.length === 0) return null;
  const inSection = (name: string) => problems.filter(({ section }) => section === name);
  const sections = [...new Set(problems.map(({ section }) => section))];
  const bySection = sections.map((name) => [name, inSection(name)] as const);
  return (
    <Panel id="form-to-fill-in" title={t('forms.check.toFillIn', { count: problems.length })}>
      <div className={styles.toFillIn}>
        {bySection.map(([section, found]) => (
          <Fold key={section} title={t('forms.summary.ofSection', { title: section, count: found.length })}>
            {() => (
              <ul>
                {found.map(({ path, message }) => (
                  <li key={path + message}>
                    <Link to={navigation.hrefOf({ path, back: 'check' })}>{message}</Link>
                  </li>
                ))}
              </ul>
            )}
          </Fold>
        ))}
      </div>
    </Panel>
  );
}

interface PatentAdviceProps {
  form: Form;
  id: string | null;
  navigation: FormNavigation;
}

/** Key of a fact's source: facts of one source and version have the same key, whenever they were fetched. */
const sourceOf = (origin: RegisterFactData['origin']): string =>
  [origin?.source, origin?.as_of, origin?.version].join(' ');

/** Patents that the register does not know or records differently. Advice only: it does not block submission. */
export function PatentAdvice({ form, id, navigation }: PatentAdviceProps) {
  const wording = useLanguage();
  const { t } = wording;
  const { data = [] } = useRead(id && hasPatentColumns(form) ? 'filingPatents' : null, {
    path: { id: id ?? '' },
  });
  const odd = data.filter(({ state }) => state !== 'agrees');
  const [first] = odd;
  if (!first) return null;
  const isOneSource = odd.every(
    ({ origin }) => origin !== null && sourceOf(origin) === sourceOf(first.origin),
  );
  return (
    <Panel id="form-patents" title={t('facts.advice')}>
      <p>{t('facts.advice.lead')}</p>
      {isOneSource && <FactSource fact={first} />}
      <ul>
        {odd.map((fact) => (
          <li key={fact.path} className={styles.warning}>
            <div>
              <RegisterFact
                fact={fact}
                place={fact.path && formatPathName(form, fact.path, wording)}
                isSourceSaid={isOneSource}
              />
            </div>
            {fact.path && (
              <Link to={navigation.hrefOf({ path: fact.path, back: 'check' })}>
                {t('forms.check.change')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Computes the expected points from the answers; null where the program publishes none, or answers are missing. */
export function computeExpectedPoints(form: Form, scope: FormScope): ScoreEstimate | null {
  try {
    return form.assess?.(scope) ?? null;
  } catch {
    return null;
  }
}

/** The points that the published criteria lead to: a range for each part, for judges decide within it. */
export function ScoreEstimateLine({ assessment }: { assessment: ScoreEstimate }) {
  const { t } = useLanguage();
  const say = useText();
  const { parts, passAbove } = assessment;
  const sum = (key: 'least' | 'most' | 'outOf') => parts.reduce((total, part) => total + part[key], 0);
  const total = { least: sum('least'), most: sum('most'), outOf: sum('outOf') };
  const range = ({ least, most }: typeof total) => t('forms.expectation.range', { least, most });
  const outlook = total.most <= passAbove ? 'below' : total.least > passAbove ? 'above' : 'open';
  return (
    <Panel id="form-expectation" title={t('forms.expectation.title')}>
      <p>{t(`forms.expectation.${outlook}`, { passAbove })}</p>
      <Fold title={t('forms.expectation.parts', { range: range(total), outOf: total.outOf })}>
        {() => (
          <table className={styles.expectation}>
            <caption className="visually-hidden">{t('forms.expectation.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('forms.expectation.part')}</th>
                <th scope="col">{t('forms.expectation.points')}</th>
                <th scope="col">{t('forms.expectation.outOf')}</th>
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => (
                <tr key={part.en}>
                  <th scope="row">{say(part)}</th>
                  <td>{range(part)}</td>
                  <td>{part.outOf}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('common.total')}</th>
                <td>{range(total)}</td>
                <td>{total.outOf}</td>
              </tr>
            </tfoot>
          </table>
        )}
      </Fold>
    </Panel>
  );
}
