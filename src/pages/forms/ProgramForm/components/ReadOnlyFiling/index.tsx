import type { Form, FormContext, Program } from '@domain/definition';
import { describeReviewStatus, findRouteLevel } from '@domain/filing/stages';
import type { Filing } from '@domain/filing/types';
import { Alert, Button } from 'antd';
import { useDispatch } from 'umi';
import AnswersView from '@/components/AnswersView';
import ButtonLink from '@/components/Controls/ButtonLink';
import { CopyFiling } from '@/components/CopyFiling';
import { DocumentButtons } from '@/components/DocumentButtons';
import { Fold, PageHead, Panel } from '@/components/Page';
import AnotherFiling from '@/components/ProgramList/AnotherFiling';
import Submissions from '@/components/Submissions';
import StatusTag from '@/components/Tags/StatusTag';
import { useFormAddress } from '@/filling/hooks/useFormAddress';
import type { FormEvaluation } from '@/filling/hooks/useFormEvaluation';
import Decision from '@/pages/forms/components/Decision';
import { formatDateTime } from '@/utils/beijingTime';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import EditionNotice from '../EditionNotice/index';
import Notices from '../Notices/index';
import Signatures, { type SignaturesState } from '../Signatures/index';
import styles from './index.module.css';

interface ReadOnlyFilingProps {
  program: Program;
  form: Form;
  filing: Filing;
  hands: SignaturesState;
  insight: FormEvaluation;
  ctx: FormContext;
}

/** A filing that this person cannot change now: submitted, under review, decided, or not theirs to edit. */
export default function ReadOnlyFiling({ program, form, filing, hands, insight, ctx }: ReadOnlyFilingProps) {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  return (
    <>
      <PageHead
        title={
          <>
            {say(program.title)} <StatusTag {...filing} />
          </>
        }
        lead={batchName(filing.batch)}
        actions={<Actions program={program} filing={filing} />}
      />
      <FilingState program={program} form={form} filing={filing} />
      <div className={styles.parts}>
        <Signatures form={form} filing={filing} state={hands} />
        {filing.receipt && <EditionNotice filing={filing} />}
        {filing.receipt && filing.id && (
          <Panel id="form-submissions" title={t('submissions.title')}>
            <Fold title={t('submissions.compare')}>
              {() => <Submissions filing={String(filing.id)} name="filingChanges" />}
            </Fold>
          </Panel>
        )}
        <Panel id="form-answers" title={t('forms.check.answers')}>
          <AnswersView form={form} answers={insight.filled} ctx={ctx} headingLevel={3} />
        </Panel>
      </div>
    </>
  );
}

/** Status of the filing: with the company, with an office, or decided. */
function FilingState({ program, form, filing }: Pick<ReadOnlyFilingProps, 'program' | 'form' | 'filing'>) {
  const { t } = useLanguage();
  const say = useText();
  const navigation = useFormAddress();
  const { receipt, decision, status, way } = filing;
  if (!receipt || status === 'returned')
    return <Notices form={form} filing={filing} navigation={navigation} />;
  if (decision)
    return (
      <div className={styles.message}>
        <Decision program={program} filing={filing} />
      </div>
    );
  const { hint } = describeReviewStatus(status, findRouteLevel(way), program);
  return (
    <Alert
      type="info"
      showIcon
      className={styles.message ?? ''}
      message={t('forms.read.submitted', { no: receipt.no, at: formatDateTime(receipt.submitted_at) })}
      description={hint && say(hint)}
      action={
        <ButtonLink size="small" to={navigation.hrefOf({ view: 'receipt', id: filing.id })}>
          {t('forms.receipt.title')}
        </ButtonLink>
      }
    />
  );
}

function Actions({ program, filing }: Pick<ReadOnlyFilingProps, 'program' | 'filing'>) {
  const dispatch = useDispatch();
  const { t } = useLanguage();
  const say = useText();
  const withdraw = async () => {
    const agreed = await feedback.confirm({
      title: t('forms.read.withdrawTitle'),
      content: t('forms.read.withdrawWhy'),
      okText: t('forms.read.withdraw'),
    });
    if (agreed) dispatch({ type: 'filing/withdraw' });
  };
  return (
    <>
      {filing.id && <DocumentButtons id={filing.id} status={filing.status} />}
      <CopyFiling program={program} filing={filing} />
      <AnotherFiling
        program={program.key}
        kind={filing.kind}
        route={program.route}
        title={say(program.title)}
        window={filing.window}
        used={filing.window?.used ?? 0}
      />
      {filing.actions.includes('withdraw') && <Button onClick={withdraw}>{t('forms.read.withdraw')}</Button>}
      <ButtonLink to="/enterpriseCenter/declare">{t('forms.receipt.mine')}</ButtonLink>
    </>
  );
}
