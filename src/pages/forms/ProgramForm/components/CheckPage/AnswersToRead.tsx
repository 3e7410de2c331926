import type { Form } from '@domain/definition';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'umi';
import AnswersView from '@/components/AnswersView';
import { Panel } from '@/components/Page';
import GeneratedPaper from '@/filling/attachments/GeneratedPaper';
import { useFormSession } from '@/filling/form/session';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { useLanguage, useText } from '@/utils/language';
import { useMediaQuery } from '@/utils/useMediaQuery';
import styles from './index.module.css';

/** Media query for screens on which the answers of a form are about twenty pages long. */
const NARROW = '(max-width: 576px)';

interface AnswersToReadProps {
  form: Form;
  navigation: FormNavigation;
}

/** All answers for a final reading, by section; folded on a phone, with one button to unfold all. */
export default function AnswersToRead({ form, navigation }: AnswersToReadProps) {
  const { t } = useLanguage();
  const say = useText();
  const { ctx, filled } = useFormSession();
  const isNarrow = useMediaQuery(NARROW);
  const [areOpen, setOpen] = useState(false);
  return (
    <Panel
      id="form-answers"
      title={t('forms.check.answers')}
      extra={
        <span className={styles.tools}>
          {isNarrow && (
            <Button size="small" onClick={() => setOpen(!areOpen)}>
              {t(areOpen ? 'forms.check.foldAll' : 'forms.check.unfoldAll')}
            </Button>
          )}
          <GeneratedPaper paper />
        </span>
      }
    >
      <AnswersView
        key={String(areOpen)}
        form={form}
        answers={filled}
        ctx={ctx}
        headingLevel={3}
        {...(isNarrow && { folding: { startsOpen: areOpen } })}
        sectionLink={(section) =>
          section.kind !== 'computed' && (
            <Link to={navigation.hrefOf({ section: section.key, back: 'check' })}>
              {t('forms.check.changeSection', { title: say(section.title) })}
            </Link>
          )
        }
      />
    </Panel>
  );
}
