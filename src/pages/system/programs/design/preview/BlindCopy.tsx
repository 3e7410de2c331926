import type { Answers, Form, FormContext } from '@domain/definition';
import { redactIdentity, removeFileFields } from '@domain/filing/blind-review';
import { computeAnswers } from '@domain/filing/compute';
import { useMemo } from 'react';
import AnswersView from '@/components/AnswersView';

interface BlindCopyProps {
  form: Form;
  answers: Answers;
  ctx: FormContext;
}

/** The filing as experts read it without knowing whose it is: what identifies the applicant is hidden, files are withheld. */
export default function BlindCopy({ form, answers, ctx }: BlindCopyProps) {
  const [shown, filled] = useMemo(() => {
    const { answers: redacted } = redactIdentity([form], answers, []);
    return [removeFileFields(form), computeAnswers(form, redacted, ctx)] as const;
  }, [form, answers, ctx]);
  return <AnswersView form={shown} answers={filled} ctx={ctx} headingLevel={3} />;
}
