import type { AssessmentData } from '@domain/calls/experts';
import type { Answers, Form } from '@domain/definition';
import { withoutFiles } from '@domain/filing/blind';
import { compute } from '@domain/filing/compute';
import type { SubmittedForm } from '@domain/filing/snapshot';
import { formOfSnapshot } from '@domain/filing/snapshot-form';
import { findProgram } from '@domain/programs/find';
import { Alert } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import AnswersView from '@/components/AnswersView';
import Panel from '@/components/Panel';
import AttachmentList from '@/pages/review/components/AttachmentList';
import { useLanguage } from '@/utils/language';

type Filing = NonNullable<AssessmentData['filing']>;

/** The filing, as far as the expert reads it. */
export default function AssessedFiling({ assessment }: { assessment: AssessmentData }) {
  const { t } = useLanguage();
  const { filing, program } = assessment;
  const form = useForm(program);
  if (!filing) return <Alert type="info" showIcon message={t('experts.noFiling')} />;
  return (
    <div>
      <Panel id="filing" title={t('experts.filing')}>
        {form && (
          <Answered
            filing={filing}
            form={filing.paper ? formOfSnapshot(filing.paper as SubmittedForm) : form}
          />
        )}
      </Panel>
      <Panel id="attachments" title={t('review.attachments')}>
        <Attachments files={filing.attachments} />
      </Panel>
    </div>
  );
}

function useForm(key: string): Form | null {
  const [form, setForm] = useState<Form | null>(null);
  useEffect(() => {
    let isHere = true;
    findProgram(key)
      ?.load()
      .then((loaded) => isHere && setForm(loaded));
    return () => {
      isHere = false;
    };
  }, [key]);
  return form;
}

function Answered({ filing, form }: { filing: Filing; form: Form }) {
  const shown = useMemo(() => (filing.attachments ? form : withoutFiles(form)), [filing, form]);
  const ctx = useMemo(
    () => ({ batchYear: Number.parseInt(filing.batch, 10), today: filing.submitted_on, settings: {} }),
    [filing],
  );
  const answers = useMemo(() => compute(form, filing.data as Answers, ctx), [form, filing, ctx]);
  return <AnswersView form={shown} answers={answers} ctx={ctx} headingLevel={3} />;
}

function Attachments({ files }: { files: Filing['attachments'] }) {
  const { t } = useLanguage();
  if (!files) return <p>{t('experts.withheld')}</p>;
  return <AttachmentList attachments={files} />;
}
