import { Fold, Panel } from '@/components/Page';
import type { Problem } from '@/filling/form/ErrorSummary';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { useLanguage } from '@/utils/language';
import FollowLink from '../FollowLink';
import styles from './index.module.css';

interface ToFillInProps {
  problems: Problem[];
  navigation: FormNavigation;
}

/** What is still to be filled in, by section. Nobody has made a mistake yet: nothing here is red. */
export default function ToFillIn({ problems, navigation }: ToFillInProps) {
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
                    <FollowLink navigation={navigation} to={{ path, back: 'check' }}>
                      {message}
                    </FollowLink>
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
