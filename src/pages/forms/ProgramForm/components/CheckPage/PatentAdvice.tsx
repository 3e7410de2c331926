import type { Form } from '@domain/definition';
import { namesPatents } from '@domain/registers/facts';
import RegisterFact from '@/components/Checks/RegisterFact';
import { Panel } from '@/components/Page';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { fetchPatentFacts } from '@/services/registers';
import { useLanguage, useText } from '@/utils/language';
import { placeName } from '@/utils/names';
import { useRead } from '@/utils/useRead';
import FollowLink from '../FollowLink';
import styles from './index.module.css';

interface PatentAdviceProps {
  form: Form;
  id: string | null;
  navigation: FormNavigation;
}

/** Patents that the register does not know, or knows otherwise. An advice: nothing waits for it. */
export default function PatentAdvice({ form, id, navigation }: PatentAdviceProps) {
  const { t } = useLanguage();
  const say = useText();
  const { data = [] } = useRead(id && namesPatents(form) ? fetchPatentFacts : null, id ?? '');
  const odd = data.filter(({ state }) => state !== 'agrees');
  if (odd.length === 0) return null;
  return (
    <Panel id="form-patents" title={t('facts.advice')}>
      <p>{t('facts.advice.lead')}</p>
      <ul>
        {odd.map((fact) => (
          <li key={fact.path} className={styles.warning}>
            <RegisterFact fact={fact} place={fact.path && placeName(form, fact.path, say)} />
            {fact.path && (
              <FollowLink navigation={navigation} to={{ path: fact.path, back: 'check' }}>
                {t('forms.check.change')}
              </FollowLink>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
