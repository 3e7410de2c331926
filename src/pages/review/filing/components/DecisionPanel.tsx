import type { NewPanel } from '@domain/calls/experts';
import type { DecisionBody } from '@domain/calls/review';
import {
  CORRECTION_DAYS_AT_MOST,
  endsExpertReview,
  missingIn,
  type OfficeAction,
  stepNeeds,
} from '@domain/filing/deciding';
import { actionNames } from '@domain/filing/status';
import { type ReturnReason, returnReason } from '@domain/reference/return-reason';
import { CORRECTION_DAYS } from '@domain/windows/state';
import { Alert, Button, Checkbox, Form, Input, InputNumber, Radio } from 'antd';
import { useState } from 'react';
import Panel from '@/components/Panel';
import MissingList, { faultAt, type Missing } from '@/pages/review/components/MissingList';
import { decide, type Reviewed } from '@/services/review';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import styles from '../index.module.css';
import type { Place } from '../places';
import type { Said, Written } from '../useDeciding';
import Corrections from './Corrections';
import ExpertFields from './ExpertFields';
import { usualDue } from './ExpertPanel';

interface DecisionPanelProps {
  review: Reviewed;
  places: Place[];
  written: Partial<Written>;
  onWrite(change: Partial<Written>): void;
  /** The decision was made, or refused because something had changed: look again. */
  onDone(): void;
}

const noPanel = (): NewPanel => ({
  experts: [],
  due_on: usualDue(),
  blind: false,
  attachments_released: false,
});

/** Fields of the form that are not called as on the wire. */
const FIELDS: Partial<Record<string, string>> = {
  grant_approved: 'grant',
  doc_no: 'document',
  panel: 'experts',
};

/** One step, with what it has to say. Nothing happens before the question is answered. */
export default function DecisionPanel(props: DecisionPanelProps) {
  const { review, places, written, onWrite, onDone } = props;
  const { t } = useLanguage();
  const say = useText();
  /** The step that was to be sent and lacked something; what it lacks then is told until it is there. */
  const [told, setTold] = useState<OfficeAction | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { pinned = [] } = written;
  const said: Said = { days: CORRECTION_DAYS, ...written.said };
  // Whoever pins something is about to return the filing.
  const returning = pinned.length > 0 && review.steps.find((step) => stepNeeds[step].corrections);
  const chosen = review.steps.find((step) => step === written.action);
  const action = chosen ?? (returning || null);
  const needs = action && stepNeeds[action];

  const put = (change: Partial<Said>) => onWrite({ action, said: { ...said, ...change } });

  /** It would be decided before every expert has answered. */
  const isEarly = (step: OfficeAction): boolean =>
    endsExpertReview(step, review.filing.status) && !review.panel?.complete;

  function decisionOf(step: OfficeAction): Omit<DecisionBody, 'version'> {
    const { opinion, reasons, days, grant_approved, doc_no, panel, without_experts } = said;
    const asked = stepNeeds[step];
    const corrections = pinned
      .filter(({ comment }) => comment.trim())
      .map(({ path, comment }) => ({ comment: comment.trim(), ...(path && { path }) }));
    return {
      action: step,
      ...(opinion && { opinion }),
      ...(asked.reasons === 'needed' && reasons && { reasons }),
      ...(asked.days && days !== undefined && { days }),
      ...(asked.corrections && { corrections }),
      ...(asked.grant && grant_approved !== undefined && { grant_approved }),
      ...(asked.document && doc_no && { doc_no }),
      ...(asked.panel && panel && { panel }),
      ...(isEarly(step) && without_experts?.trim() && { without_experts }),
    };
  }

  function lacksOf(step: OfficeAction): Missing[] {
    const decision = decisionOf(step);
    const lacks = missingIn(decision).map(({ path, message }) => ({
      at: FIELDS[path] ?? path,
      message: say(message),
    }));
    return isEarly(step) && !decision.without_experts
      ? [...lacks, { at: 'early', message: t('experts.earlyMissing') }]
      : lacks;
  }

  async function send(step: OfficeAction) {
    const decision = decisionOf(step);
    setTold(step);
    if (lacksOf(step).length > 0) return;
    const content = t('review.confirm.effect', { company: review.company.name });
    const title = t('review.confirm', { action: say(actionNames[step]) });
    if (!(await feedback.confirm({ title, content }))) return;
    setBusy(true);
    const { id, version } = review.filing;
    const decided = await mutate(decide(String(id), { ...decision, version }));
    if (decided) onWrite({ action: null, said: {}, ...(stepNeeds[step].corrections && { pinned: [] }) });
    onDone();
    setBusy(false);
  }

  if (review.steps.length === 0) return null;
  const { notice_until: until } = review;
  const missing = action && told === action ? lacksOf(action) : [];
  const fault = (at: string) => faultAt(missing, at);
  return (
    <Panel id="decision" title={t('review.decision')}>
      {until && <Alert type="info" showIcon message={t('review.noticeUntil', { until })} />}
      <Form layout="vertical" onFinish={() => action && send(action)}>
        <Form.Item label={t('review.action')} required>
          <Radio.Group
            value={action}
            onChange={({ target }) => onWrite({ action: target.value })}
            options={review.steps.map((step) => ({ value: step, label: say(actionNames[step]) }))}
          />
        </Form.Item>
        {action && needs && (
          <>
            {needs.reasons === 'needed' && (
              <Form.Item label={t('review.reasons')} required {...fault('reasons')}>
                <div id="reasons">
                  <Checkbox.Group
                    value={[...(said.reasons ?? [])]}
                    onChange={(reasons) => put({ reasons: reasons as ReturnReason[] })}
                    options={returnReason.items.map((item) => ({ value: item.value, label: say(item) }))}
                  />
                </div>
              </Form.Item>
            )}
            {needs.corrections && (
              <Corrections
                places={places}
                pinned={pinned}
                onPin={(after) => onWrite({ action, pinned: after })}
              />
            )}
            <Form.Item
              className={styles.counted ?? ''}
              label={t('review.opinion')}
              htmlFor="opinion"
              required={needs.opinion === 'needed'}
              {...fault('opinion')}
            >
              <Input.TextArea
                id="opinion"
                rows={3}
                maxLength={1000}
                showCount
                value={said.opinion}
                onChange={({ target }) => put({ opinion: target.value })}
              />
            </Form.Item>
            {needs.panel && (
              <ExpertFields panel={said.panel ?? noPanel()} onChange={(panel) => put({ panel })} />
            )}
            {isEarly(action) && (
              <Form.Item
                label={t('experts.early')}
                htmlFor="early"
                required
                extra={t('experts.early.why')}
                {...fault('early')}
              >
                <Input.TextArea
                  id="early"
                  rows={2}
                  maxLength={1000}
                  value={said.without_experts}
                  onChange={({ target }) => put({ without_experts: target.value })}
                />
              </Form.Item>
            )}
            {needs.days && (
              <Form.Item label={t('review.days')} htmlFor="days" required {...fault('days')}>
                <InputNumber
                  id="days"
                  min={1}
                  max={CORRECTION_DAYS_AT_MOST}
                  precision={0}
                  value={said.days ?? null}
                  onChange={(days) => put({ days: days ?? undefined })}
                />
              </Form.Item>
            )}
            {needs.grant && (
              <Form.Item label={t('review.grant')} htmlFor="grant" required {...fault('grant')}>
                <InputNumber
                  id="grant"
                  min={0}
                  precision={2}
                  value={said.grant_approved ?? null}
                  onChange={(grant) => put({ grant_approved: grant ?? undefined })}
                />
              </Form.Item>
            )}
            {needs.document && (
              <Form.Item label={t('review.document')} htmlFor="document" required {...fault('document')}>
                <Input
                  id="document"
                  maxLength={100}
                  value={said.doc_no}
                  onChange={({ target }) => put({ doc_no: target.value })}
                />
              </Form.Item>
            )}
            <MissingList missing={missing} />
            <Button type="primary" htmlType="submit" loading={isBusy}>
              {t('review.send')}
            </Button>
          </>
        )}
      </Form>
    </Panel>
  );
}
