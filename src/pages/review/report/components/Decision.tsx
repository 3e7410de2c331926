import { getAuditActionName } from '@domain/audit/action-names';
import { MAX_CORRECTION_DAYS } from '@domain/filing/deciding';
import type { ReviewedReport } from '@domain/reports/calls';
import { parseReportFormKey } from '@domain/reports/report-form';
import {
  listMissingReportDecisionItems,
  type OfficeReportAction,
  type ReportDecision,
  reportStepNeeds,
} from '@domain/reports/status';
import { formatBeijingDay } from '@domain/windows/calendar';
import { CORRECTION_DAYS } from '@domain/windows/state';
import { Button, Form, Input } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import DayPicker, { DAY } from '@/components/Controls/DayPicker';
import NumberInput from '@/components/Controls/NumberInput';
import RadioGroup from '@/components/Controls/RadioGroup';
import { Panel } from '@/components/Page';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import MissingList, { buildErrorProps } from '@/pages/review/components/MissingList';
import Phrases from '@/pages/review/components/Phrases';
import { PhraseContext } from '@/pages/review/components/Phrases/PhraseList';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutateConfirmed } from '@/utils/mutate';
import styles from '../index.module.css';

interface DecisionProps {
  reviewed: ReviewedReport;
  /** Called after a decision, or after a refusal because something had changed: read the report again. */
  /** Called once the server has answered. */
  onDone(isDecided: boolean): void;
}

/** Draft of a decision. */
interface DecisionDraft {
  action: OfficeReportAction;
  opinion: string;
  days: number | null;
  dueOn: string;
}

/** Accepts a report, returns it, or exempts the company, each after a confirmation. */
export default function Decision({ reviewed: { report, company, steps }, onDone }: DecisionProps) {
  const { t } = useLanguage();
  const say = useText();
  const { typed, type, forget } = useTextDraft<DecisionDraft>(`report/${report.id}`);
  const [told, setTold] = useState<OfficeReportAction | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { opinion = '', days = CORRECTION_DAYS, dueOn = '' } = typed ?? {};
  const action = steps.find((step) => step === typed?.action) ?? null;
  const needs = action && reportStepNeeds[action];
  const nameOf = (step: OfficeReportAction) => say(getAuditActionName(`report.${step}`));

  const decisionOf = (step: OfficeReportAction): ReportDecision => ({
    action: step,
    ...(opinion.trim() && { opinion: opinion.trim() }),
    ...(reportStepNeeds[step].days && days !== null && { days }),
    ...(reportStepNeeds[step].day && dueOn && { due_on: dueOn }),
  });
  const lacksOf = (step: OfficeReportAction) =>
    listMissingReportDecisionItems(decisionOf(step)).map(({ path, message }) => ({
      at: path,
      message: say(message),
    }));
  const missing = action && told === action ? lacksOf(action) : [];

  async function send(step: OfficeReportAction) {
    setTold(step);
    if (lacksOf(step).length > 0) return;
    const title = t('review.confirm', { action: nameOf(step) });
    const content = t('reports.decide.effect', { company: company.name });
    if (!(await feedback.confirm({ title, content }))) return;
    setBusy(true);
    const data = { ...decisionOf(step), version: report.version };
    const decided = await mutateConfirmed(
      (confirmed) =>
        call('decideReport', { path: { id: report.id }, data: { ...data, ...(confirmed && { confirmed }) } }),
      title,
    );
    if (decided) await forget();
    onDone(decided !== undefined);
    setBusy(false);
  }

  if (steps.length === 0 || !typed) return null;
  return (
    <Panel id="decision" title={t('review.decision')}>
      <Form layout="vertical" onFinish={() => action && send(action)}>
        <Form.Item label={t('review.action')} required>
          <RadioGroup
            label={t('review.action')}
            value={action}
            onChange={({ target }) => type({ action: target.value })}
            options={steps.map((step) => ({ value: step, label: nameOf(step) }))}
          />
        </Form.Item>
        {action && needs && (
          <>
            <Form.Item
              className={styles.counted ?? ''}
              label={t('review.opinion')}
              htmlFor="opinion"
              required={needs.opinion === 'needed'}
              {...buildErrorProps(missing, 'opinion')}
            >
              <Input.TextArea
                id="opinion"
                rows={3}
                {...createLengthLimit(1000)}
                showCount
                value={opinion}
                onChange={({ target }) => type({ opinion: target.value })}
              />
              <PhraseContext.Provider
                value={{
                  // Remarks are kept for a report form, whichever program and edition it belongs to.
                  program: parseReportFormKey(report.program)?.form ?? report.program,
                  company: company.name,
                  project: report.task.project_name ?? report.task.title,
                }}
              >
                <Phrases
                  field="opinion"
                  text={opinion}
                  atMost={1000}
                  onPut={(said) => type({ opinion: said })}
                />
              </PhraseContext.Provider>
            </Form.Item>
            {needs.days && (
              <Form.Item
                label={t('review.days')}
                htmlFor="days"
                required
                {...buildErrorProps(missing, 'days')}
              >
                <NumberInput
                  id="days"
                  min={1}
                  max={MAX_CORRECTION_DAYS}
                  precision={0}
                  value={days}
                  onChange={(chosen) => type({ days: chosen })}
                />
              </Form.Item>
            )}
            {needs.day && (
              <Form.Item
                label={t('reports.newDue')}
                htmlFor="due_on"
                required
                {...buildErrorProps(missing, 'due_on')}
              >
                <DayPicker
                  id="due_on"
                  first={formatBeijingDay(new Date())}
                  value={dueOn ? dayjs(dueOn) : null}
                  onChange={(day) => type({ dueOn: day?.format(DAY) ?? '' })}
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
