import type { Assessment, Form, Scope } from '@domain/definition';
import { Panel } from '@/components/Page';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/** The points that the filer can expect from the answers; null where the program publishes no points, or something is still missing. */
export function expectationOf(form: Form, scope: Scope): Assessment | null {
  try {
    return form.assess?.(scope) ?? null;
  } catch {
    return null;
  }
}

/** The points that the published criteria lead to: a range for each part, for judges decide within it. */
export default function Expectation({ assessment }: { assessment: Assessment }) {
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
            <th scope="row">{t('forms.expectation.total')}</th>
            <td>{range(total)}</td>
            <td>{total.outOf}</td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  );
}
