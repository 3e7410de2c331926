import type { AnswerValue } from '@domain/definition';
import type { KnownFigure } from '@domain/filing/figures';
import { formatValue } from '@domain/filing/input';
import { listProfileFacts, type ProfileFact } from '@domain/filing/profile-facts';
import { isEmpty } from '@domain/filing/sections';
import { getFieldUnit, getUnitText } from '@domain/filing/units';
import { Button } from 'antd';
import { Panel } from '@/components/Page';
import { useFigureWords } from '@/filling/form/KnownFigures/words';
import { useFormSession } from '@/filling/form/session';
import { useRightCheck } from '@/models/useRightCheck';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

interface StatedFactsProps {
  /** Fields that the person may change. */
  fields: ProfileFact['field'][];
  /** Time when the profile was saved last. */
  savedAt: string;
}

/** What filings and reports of the company say of its profile, one by one to be taken over: nothing where they agree. */
export default function StatedFacts({ fields, savedAt }: StatedFactsProps) {
  const { answers, edit } = useFormSession();
  const { t, language } = useLanguage();
  const say = useText();
  const words = useFigureWords();
  const mayRead = useRightCheck()('filing.read');
  const { data } = useRead(mayRead ? 'companyFigures' : null, {});
  const profile = answers.company as Record<string, AnswerValue>;
  const facts = listProfileFacts(fields, profile, savedAt, (data?.known ?? []) as KnownFigure[]);
  if (facts.length === 0) return null;

  const format = ({ field }: ProfileFact, value: AnswerValue): string => {
    const unit = getFieldUnit(field);
    return formatValue(field, value, language) + (unit ? ` ${say(getUnitText(unit))}` : '');
  };
  const set = ({ field }: ProfileFact, value: AnswerValue) =>
    edit([{ section: 'company', field: field.key, value: value ?? null }]);
  const take = (fact: ProfileFact) => {
    set(fact, fact.known.value);
    feedback.undoable({ title: t('forms.known.done', { count: 1 }), undo: () => set(fact, fact.standing) });
  };

  return (
    <Panel id="stated" title={t('center.info.stated')}>
      <ul className={styles.stated}>
        {facts.map((fact) => (
          <li key={fact.field.key}>
            <span>
              <bdi>{say(fact.field)}</bdi> <bdi className={styles.fact}>{format(fact, fact.known.value)}</bdi>{' '}
              <bdi className={styles.source}>{words.nameSource(fact.known)}</bdi>
              {!isEmpty(fact.standing) && (
                <bdi className={styles.source}>
                  {' '}
                  · {t('center.info.stated.now', { value: format(fact, fact.standing) })}
                </bdi>
              )}
            </span>
            <Button
              size="small"
              aria-label={t('labelled', { name: t('center.info.stated.take'), value: say(fact.field) })}
              onClick={() => take(fact)}
            >
              {t('center.info.stated.take')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
