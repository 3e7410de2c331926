import { findProgram } from '@domain/programs/find';
import type { WorkflowData } from '@domain/workflow/calls';
import {
  LEVEL_CODES,
  type LevelCode,
  levelInfo,
  MAX_LEVEL_DUE_DAYS,
  MAX_NOTICE_DAYS,
  NOTICE_DAYS,
  partNames,
  SIGNING_PARTS,
  type Workflow,
  type WorkflowLevel,
  type WorkflowVersion,
} from '@domain/workflow/workflow';
import { listWorkflowFaults } from '@domain/workflow/workflow-faults';
import { fromWorkflowBody, toWorkflowBody } from '@domain/workflow/workflow-wire';
import { Alert, Button, Checkbox } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'umi';
import NumberInput from '@/components/Controls/NumberInput';
import { Panel } from '@/components/Page';
import WorkflowDiagram from '@/components/WorkflowDiagram';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { cannotKeep, useUnsavedWork } from '@/utils/unsaved';
import { useLeaveConfirmation } from '@/utils/useLeaveConfirmation';
import { useTextOptions } from '@/utils/useTextOptions';
import styles from '../index.module.css';
import SigningFields from './SigningFields';

interface WorkflowEditorProps {
  shown: WorkflowData;
  onSaved(saved: WorkflowData): void;
}

/** Editor for one program's workflow: the diagram follows each change, and faults are shown at once. */
export default function WorkflowEditor({ shown, onSaved }: WorkflowEditorProps) {
  const { t } = useLanguage();
  const say = useText();
  const [kept] = useState(() => ({ ...fromWorkflowBody(shown), version: shown.version }));
  const [workflow, setWorkflow] = useState<WorkflowVersion>(kept);
  const [isBusy, setBusy] = useState(false);
  const faults = listWorkflowFaults(workflow);
  const isChanged = JSON.stringify(workflow) !== JSON.stringify(kept);
  useUnsavedWork(isChanged ? cannotKeep : null);
  useLeaveConfirmation({ isUnsaved: isChanged, isWholeAddress: true });
  const put = (change: Partial<Workflow>) => setWorkflow({ ...workflow, ...change });

  async function save() {
    setBusy(true);
    const saved = await mutate(
      call('saveWorkflow', { path: { program: shown.program }, data: toWorkflowBody(workflow) }),
      { afterwards: () => setBusy(false) },
    );
    if (saved) onSaved(saved);
  }

  return (
    <div className={styles.form}>
      <Panel id="way" title={t('workflows.way')}>
        <WorkflowDiagram workflow={workflow} program={findProgram(shown.program) ?? {}} />
      </Panel>
      <Panel id="settings" title={t('workflows.settings')}>
        <div className={styles.form}>
          <p className={styles.quiet}>
            {shown.set_at
              ? t('workflows.version', { version: shown.version, at: formatDateTime(shown.set_at) })
              : t('workflows.isDefault')}
          </p>
          <SigningFields
            program={shown.program}
            signing={workflow.signing ?? null}
            onChange={(signing) => put({ signing })}
          />
          <ul className={styles.levels}>
            {LEVEL_CODES.map((code) => (
              <LevelFields
                key={code}
                code={code}
                level={workflow.levels.find((each) => each.code === code)}
                onChange={(level) => put({ levels: withLevel(workflow.levels, code, level) })}
              />
            ))}
          </ul>
          <Checkbox checked={workflow.experts} onChange={({ target }) => put({ experts: target.checked })}>
            {t('workflows.hasExperts')}
          </Checkbox>
          <Notice days={workflow.noticeDays} onChange={(noticeDays) => put({ noticeDays })} />
          {faults.length > 0 && (
            <Alert
              role="alert"
              type="error"
              showIcon
              message={faults.map((fault) => <div key={fault.en}>{say(fault)}</div>)}
            />
          )}
          <p className={styles.quiet}>{t('workflows.since')}</p>
          <p className={styles.quiet}>
            {t('workflows.people')} <Link to="/system/users">{t('menu.users')}</Link>
          </p>
          <div>
            <Button
              type="primary"
              loading={isBusy}
              disabled={!isChanged || faults.length > 0}
              onClick={() => void save()}
            >
              {t('workflows.save')}
            </Button>
          </div>
        </div>
      </Panel>
    </div>
  );
}

/** Returns the levels with one of them changed or removed, in order. */
const withLevel = (
  levels: readonly WorkflowLevel[],
  code: LevelCode,
  level: WorkflowLevel | null,
): WorkflowLevel[] =>
  LEVEL_CODES.flatMap(
    (each) => (each === code ? level : levels.find((present) => present.code === each)) ?? [],
  );

interface LevelFieldsProps {
  code: LevelCode;
  level: WorkflowLevel | undefined;
  onChange(level: WorkflowLevel | null): void;
}

function LevelFields({ code, level, onChange }: LevelFieldsProps) {
  const { t } = useLanguage();
  const say = useText();
  const optionsOf = useTextOptions();
  const name = say(levelInfo[code]);
  return (
    <li className={styles.level}>
      <Checkbox
        checked={level !== undefined}
        onChange={({ target }) => onChange(target.checked ? { code, dueDays: null, signatures: [] } : null)}
      >
        {name}
      </Checkbox>
      {level && (
        <>
          <Days
            label={t('workflows.due')}
            about={name}
            atMost={MAX_LEVEL_DUE_DAYS}
            days={level.dueDays}
            onChange={(dueDays) => onChange({ ...level, dueDays })}
          />
          <Checkbox.Group
            aria-label={t('workflows.signatures', { level: name })}
            value={[...level.signatures]}
            options={optionsOf(SIGNING_PARTS, partNames)}
            onChange={(chosen) =>
              onChange({ ...level, signatures: SIGNING_PARTS.filter((each) => chosen.includes(each)) })
            }
          />
        </>
      )}
    </li>
  );
}

interface NoticeProps {
  days: number | null;
  onChange(days: number | null): void;
}

function Notice({ days, onChange }: NoticeProps) {
  const { t } = useLanguage();
  return (
    <div className={styles.level}>
      <Checkbox
        checked={days !== null}
        onChange={({ target }) => onChange(target.checked ? NOTICE_DAYS : null)}
      >
        {t('workflows.hasNotice')}
      </Checkbox>
      {days !== null && (
        <Days
          label={t('workflows.noticeFor')}
          atMost={MAX_NOTICE_DAYS}
          days={days}
          onChange={(given) => onChange(given ?? 0)}
        />
      )}
    </div>
  );
}

interface DaysProps extends NoticeProps {
  label: string;
  /** Addition to the label for screen readers. */
  about?: string;
  atMost: number;
}

function Days({ label, about, atMost, days, onChange }: DaysProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <span className={styles.field}>
      <label htmlFor={id}>
        {label}
        {about && <span className="visually-hidden"> {about}</span>}
      </label>
      <NumberInput
        id={id}
        min={0}
        max={atMost}
        precision={0}
        value={days}
        placeholder={t('workflows.noLimit')}
        onChange={(given) => onChange(given)}
      />
      {t('workflows.days')}
    </span>
  );
}
