import type { AnswerValue, Criterion } from '@domain/definition';
import {
  computeTotalScore,
  listMissingAssessmentItems,
  MAX_COMMENT_LENGTH,
  RECOMMENDATIONS,
  recommendations,
} from '@domain/experts/assessment';
import type { AssessmentData } from '@domain/experts/calls';
import { readAssessment, SCORE_STEP, TOTAL_POINTS } from '@domain/experts/criteria';
import { Alert, Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useSelector } from 'umi';
import NumberInput from '@/components/Controls/NumberInput';
import RadioGroup from '@/components/Controls/RadioGroup';
import { Panel } from '@/components/Page';
import { buildAssessmentBody, createAssessmentSubject } from '@/filling/draft/assessmentDraft';
import ConflictDialog from '@/filling/draft/ConflictDialog';
import type { DraftHolder } from '@/filling/draft/holder';
import SaveState from '@/filling/draft/SaveState';
import type { DraftSubject, ServerDraft } from '@/filling/draft/serverDraft';
import { isDirty } from '@/filling/draft/state';
import { useDraft, useOpenDraft } from '@/filling/draft/useDraft';
import type { RootState } from '@/models/connect';
import MissingList, { buildErrorProps } from '@/pages/review/components/MissingList';
import { call } from '@/utils/call';
import { createId } from '@/utils/createId';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import { isSignedIn } from '@/utils/session';
import { useLeaveConfirmation } from '@/utils/useLeaveConfirmation';
import { useTextOptions } from '@/utils/useTextOptions';
import styles from '../index.module.css';
import StepAside from './StepAside';

interface CriterionProps {
  criterion: Criterion;
  score: number | undefined;
  comment: string;
  onScore(score: number | undefined): void;
  onComment(comment: string): void;
}

function CriterionFields({ criterion, score, comment, onScore, onComment }: CriterionProps) {
  const { t } = useLanguage();
  const say = useText();
  const name = say(criterion);
  return (
    <fieldset className={styles.criterion}>
      <legend>{name}</legend>
      <p>{say(criterion.hint)}</p>
      <div className={styles.score}>
        <NumberInput
          aria-label={t('experts.scoreOf', { criterion: name, points: criterion.points })}
          min={0}
          max={criterion.points}
          step={SCORE_STEP}
          precision={1}
          value={score ?? null}
          onChange={(value) => onScore(value ?? undefined)}
        />
        <span>/ {criterion.points}</span>
      </div>
      <Input.TextArea
        aria-label={t('experts.commentOn', { criterion: name })}
        placeholder={t('experts.comment')}
        rows={2}
        {...createLengthLimit(MAX_COMMENT_LENGTH)}
        value={comment}
        onChange={({ target }) => onComment(target.value)}
      />
    </fieldset>
  );
}

interface ScoreFormProps {
  assessment: AssessmentData;
  onDone(): void;
}

/** Form for scores, comments and the recommendation: stored while they are written, final when handed in. */
export default function ScoreForm(props: ScoreFormProps) {
  const name = useSelector((root: RootState) => root.user.currentUser?.name ?? '');
  const [subject] = useState(() => createAssessmentSubject(props.assessment, name));
  const holder = useOpenDraft(subject);
  return holder && <Scoring {...props} holder={holder} subject={subject} />;
}

interface ScoringProps extends ScoreFormProps {
  holder: DraftHolder<ServerDraft>;
  subject: DraftSubject;
}

function Scoring({ assessment, onDone, holder, subject }: ScoringProps) {
  const { t } = useLanguage();
  const say = useText();
  const optionsOf = useTextOptions();
  const { criteria, id } = assessment;
  const { state, edit, save, resolve, drop } = useDraft(holder, subject, true);
  const [isTold, setTold] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [key, setKey] = useState(createId);
  const said = readAssessment(state.answers);
  const put = (section: string, field: string, value: AnswerValue) => edit([{ section, field, value }]);
  const needsRemarks = said.recommendation !== null && said.recommendation !== 'recommend';
  useLeaveConfirmation({ isUnsaved: isDirty(state), save });
  // After the end of a session the text stored in this browser waits for the next session.
  useEffect(() => () => void (isSignedIn() && save()), [save]);

  const lacks = listMissingAssessmentItems(criteria, said).map(({ path, message }) => ({
    at: path,
    message: say(message),
  }));
  const missing = isTold ? lacks : [];

  async function submit() {
    setTold(true);
    if (lacks.length > 0 || !(await save())) return;
    const content = t('experts.submit.why', { total: computeTotalScore(criteria, said.scores) ?? '' });
    if (!(await feedback.confirm({ title: t('experts.submit.sure'), content }))) return;
    setBusy(true);
    const { answers, version } = holder.get();
    const body = { ...buildAssessmentBody(answers), version };
    const done = await mutate(call('submitAssessment', { path: { id }, data: body, idempotencyKey: key }));
    setBusy(false);
    setKey(createId());
    if (done) onDone();
  }

  return (
    <div className={styles.beside}>
      <Panel id="scores" title={t('experts.own')}>
        {assessment.late && <Alert type="warning" showIcon message={t('experts.lateWhy')} />}
        <Form layout="vertical" onFinish={submit}>
          {criteria.map((criterion) => (
            <div key={criterion.key} id={`scores.${criterion.key}`}>
              <CriterionFields
                criterion={criterion}
                score={said.scores[criterion.key]}
                comment={said.comments[criterion.key] ?? ''}
                onScore={(score) => put('scores', criterion.key, score)}
                onComment={(comment) => put('comments', criterion.key, comment)}
              />
            </div>
          ))}
          <p aria-live="polite">
            {t('experts.totalSoFar', {
              total: computeTotalScore(criteria, said.scores) ?? '—',
              points: TOTAL_POINTS,
            })}
          </p>
          <Form.Item
            label={t('experts.recommendation')}
            required
            {...buildErrorProps(missing, 'recommendation')}
          >
            <div id="recommendation">
              <RadioGroup
                label={t('experts.recommendation')}
                value={said.recommendation}
                onChange={({ target }) => put('opinion', 'recommendation', target.value)}
                options={optionsOf(RECOMMENDATIONS, recommendations)}
              />
            </div>
          </Form.Item>
          <Form.Item
            className={styles.counted ?? ''}
            {...buildErrorProps(missing, 'remarks')}
            label={t(needsRemarks ? 'experts.remarks.needed' : 'experts.remarks')}
            htmlFor="remarks"
            required={needsRemarks}
          >
            <Input.TextArea
              id="remarks"
              rows={3}
              {...createLengthLimit(MAX_COMMENT_LENGTH)}
              showCount
              value={said.remarks}
              onChange={({ target }) => put('opinion', 'remarks', target.value)}
            />
          </Form.Item>
          <MissingList missing={missing} />
          <div className={styles.foot}>
            <Button onClick={save} disabled={!isDirty(state)} loading={state.save.phase === 'saving'}>
              {t('common.save')}
            </Button>
            <Button type="primary" htmlType="submit" loading={isBusy}>
              {t('experts.submit')}
            </Button>
            <SaveState draft={state} savedAt={state.updatedAt} />
          </div>
        </Form>
        <StepAside id={id} onDone={onDone} onLeave={drop} />
      </Panel>
      {state.conflict && (
        <ConflictDialog form={subject.form} answers={state.answers} {...state.conflict} onDecide={resolve} />
      )}
    </div>
  );
}
