import type { Form, FormContext, Program } from '@domain/definition';
import { isEditable } from '@domain/filing/status';
import type { Filing } from '@domain/filing/types';
import { Alert } from 'antd';
import AnswersView from '@/components/AnswersView';
import { Panel } from '@/components/Page';
import { useLocalDrafts } from '@/filling/draft/LocalDrafts';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import type { FormEvaluation } from '@/filling/hooks/useFormEvaluation';
import Decision from '@/pages/forms/components/Decision';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import EditionNotice from '../EditionNotice/index';
import Notices from '../Notices/index';
import PrintedAnswers from '../PrintedAnswers/index';
import Signatures, { type SignaturesState } from '../Signatures/index';
import styles from './index.module.css';

interface ReadOnlyFilingProps {
  program: Program;
  form: Form;
  filing: Filing;
  insight: FormEvaluation;
  ctx: FormContext;
  hands: SignaturesState;
  navigation: FormNavigation;
}

/** Answers of a filing that this person cannot change now, below the decision on it. */
export default function ReadOnlyFiling(props: ReadOnlyFilingProps) {
  const { program, form, filing, insight, ctx, hands, navigation } = props;
  const { t } = useLanguage();
  const late = useLocalDrafts()?.find((draft) => draft.filing === filing.id);
  // A returned or withdrawn filing keeps its receipt, but waits to be signed and submitted again.
  const isSent = !isEditable(filing.status);
  return (
    <div className={styles.parts}>
      {late && (
        <Alert type="warning" showIcon message={t('local.late', { time: formatDateTime(late.editedAt) })} />
      )}
      {isSent ? (
        <>
          <Decision program={program} filing={filing} />
          <EditionNotice filing={filing} />
        </>
      ) : (
        <>
          <Notices form={form} filing={filing} navigation={navigation} />
          {/* Whoever is to sign reads the answers here. */}
          {hands.hands.some(({ own }) => own) && <Signatures form={form} filing={filing} state={hands} />}
        </>
      )}
      <PrintedAnswers form={form} filing={filing}>
        <Panel id="form-answers" title={t('forms.check.answers')}>
          <AnswersView form={form} answers={insight.filled} ctx={ctx} headingLevel={3} />
        </Panel>
      </PrintedAnswers>
    </div>
  );
}
