import type { AssessmentData } from '@domain/calls/experts';
import {
  COMMENT_AT_MOST,
  missingInAssessment,
  RECOMMENDATIONS,
  recommendations,
  totalOf,
} from '@domain/experts/assessing';
import { POINTS_IN_ALL } from '@domain/experts/criteria';
import { Alert, Button, Form, Input, Radio, Space } from 'antd';
import { useState } from 'react';
import Panel from '@/components/Panel';
import { newId } from '@/filling/draft/newId';
import SaveState from '@/filling/draft/SaveState';
import { useTyped } from '@/filling/draft/useTyped';
import MissingList, { faultAt } from '@/pages/review/components/MissingList';
import { submitAssessment } from '@/services/experts';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { carryOut } from '@/utils/outcome';
import { useOnline } from '@/utils/useOnline';
import styles from '../index.less';
import { bodyOf } from '../said';
import { type Unsaved, useAssessment } from '../useAssessment';
import CriterionFields from './CriterionFields';
import StepAside from './StepAside';

interface ScoreFormProps {
  assessment: AssessmentData;
  onDone(): void;
}

/** Scores, comments and the recommendation: kept while they are written, final when they are handed in. */
export default function ScoreForm(props: ScoreFormProps) {
  const { typed, ...keeping } = useTyped<Unsaved>(`assessment/${props.assessment.id}`);
  // What is looked up first is where the writing begins.
  return typed && <Scoring {...props} kept={{ typed, ...keeping }} />;
}

interface ScoringProps extends ScoreFormProps {
  kept: Parameters<typeof useAssessment>[1];
}

function Scoring({ assessment, onDone, kept }: ScoringProps) {
  const { t } = useLanguage();
  const say = useText();
  const { criteria, id } = assessment;
  const draft = useAssessment(assessment, kept);
  const [isTold, setTold] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [key, setKey] = useState(newId);
  const { said, put, state } = draft;
  const isOnline = useOnline();
  const needsRemarks = said.recommendation !== null && said.recommendation !== 'recommend';

  const lacks = missingInAssessment(criteria, said).map(({ path, message }) => ({
    at: path,
    message: say(message),
  }));
  const missing = isTold ? lacks : [];

  async function submit() {
    setTold(true);
    if (lacks.length > 0 || !(await draft.save())) return;
    const content = t('experts.submit.why', { total: totalOf(criteria, said.scores) ?? '' });
    if (!(await feedback.confirm({ title: t('experts.submit.sure'), content }))) return;
    setBusy(true);
    const body = { ...bodyOf(said), version: draft.version.current };
    const done = await carryOut(submitAssessment(id, body, key));
    setBusy(false);
    setKey(newId());
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
                onScore={(score) => put({ scores: { ...said.scores, [criterion.key]: score } })}
                onComment={(comment) => put({ comments: { ...said.comments, [criterion.key]: comment } })}
              />
            </div>
          ))}
          <p aria-live="polite">
            {t('experts.totalSoFar', { total: totalOf(criteria, said.scores) ?? '—', points: POINTS_IN_ALL })}
          </p>
          <Form.Item label={t('experts.recommendation')} required {...faultAt(missing, 'recommendation')}>
            <div id="recommendation">
              <Radio.Group
                value={said.recommendation}
                onChange={({ target }) => put({ recommendation: target.value })}
                options={RECOMMENDATIONS.map((value) => ({ value, label: say(recommendations[value]) }))}
              />
            </div>
          </Form.Item>
          <Form.Item
            className={styles.counted ?? ''}
            {...faultAt(missing, 'remarks')}
            label={t(needsRemarks ? 'experts.remarks.needed' : 'experts.remarks')}
            htmlFor="remarks"
            required={needsRemarks}
          >
            <Input.TextArea
              id="remarks"
              rows={3}
              maxLength={COMMENT_AT_MOST}
              showCount
              value={said.remarks}
              onChange={({ target }) => put({ remarks: target.value })}
            />
          </Form.Item>
          {state.phase === 'outdated' && (
            <Alert
              role="alert"
              type="error"
              message={state.message}
              action={
                <Space direction="vertical">
                  <Button
                    size="small"
                    onClick={() => {
                      draft.drop();
                      onDone();
                    }}
                  >
                    {t('experts.takeTheirs')}
                  </Button>
                  <Button size="small" danger onClick={draft.insist}>
                    {t('experts.keepMine')}
                  </Button>
                </Space>
              }
            />
          )}
          <MissingList missing={missing} />
          <div className={styles.foot}>
            <Button onClick={draft.save} disabled={!state.isDirty} loading={state.phase === 'saving'}>
              {t('experts.save')}
            </Button>
            <Button type="primary" htmlType="submit" loading={isBusy}>
              {t('experts.submit')}
            </Button>
            <SaveState {...state} isOnline={isOnline} withheld={0} />
          </div>
        </Form>
        <StepAside id={id} onDone={onDone} onLeave={draft.drop} />
      </Panel>
    </div>
  );
}
