import { MAX_BATCH_IDS } from '@domain/api/call-constants';
import { MAX_SHARING_OFFICERS } from '@domain/review/assigning';
import type { Assignee, SharingPlan } from '@domain/review/assignment-calls';
import { Alert, Button, Form, Input, Table } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import { Select } from '@/components/Controls/Select';
import SideDrawer from '@/components/Controls/SideDrawer';
import ValidatedForm from '@/components/ValidatedForm';
import { LeftOut } from '@/pages/review/components/ListDecision/Filings';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { formatOfficerName } from '@/utils/names';
import { cannotKeep, useUnsavedWork } from '@/utils/unsaved';
import { useRead } from '@/utils/useRead';

const NOTE_AT_MOST = 500;

/** Filings to assign; `isHandOver`: the person hands over their own work. */
export type AssignmentTarget = { filings?: { id: string; version: number }[]; filter?: object } & {
  isHandOver?: boolean;
};

interface AssignDrawerProps {
  /** Filings to assign; null: the drawer is closed. */
  target: AssignmentTarget | null;
  assignees: Assignee[];
  onClose(): void;
  onAssign(plan: SharingPlan['plan'], note: string): Promise<void>;
}

/** Filings go to one reviewer, or evenly to several; first it is shown how many each gets. */
export default function AssignDrawer({ target, assignees, onClose, onAssign }: AssignDrawerProps) {
  const { t } = useLanguage();
  return (
    <SideDrawer
      open={target !== null}
      beginsInForm
      onClose={onClose}
      title={t(target?.isHandOver ? 'queue.handOver' : 'queue.assign.bar')}
    >
      {target && <Choosing target={target} assignees={assignees} onAssign={onAssign} />}
    </SideDrawer>
  );
}

interface ChoosingProps extends Pick<AssignDrawerProps, 'assignees' | 'onAssign'> {
  target: AssignmentTarget;
}

function Choosing({ target, assignees, onAssign }: ChoosingProps) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<string[]>([]);
  const [note, setNote] = useState('');
  useUnsavedWork(note ? cannotKeep : null);
  const optionOf = (officer: Assignee) => {
    const { id, open: count, away } = officer;
    const name = formatOfficerName(officer);
    const label = away ? t('absences.officer', { name, until: formatDate(away.until) }) : name;
    return { value: id, label: t('queue.assign.open', { name: label, count }) };
  };
  return (
    <ValidatedForm component="div">
      <Form.Item required label={t('queue.assign.to')} htmlFor="assignees" extra={t('queue.assign.hint')}>
        <Select
          id="assignees"
          mode="multiple"
          showSearch
          optionFilterProp="label"
          maxCount={MAX_SHARING_OFFICERS}
          value={chosen}
          onChange={setChosen}
          options={assignees.map(optionOf)}
        />
      </Form.Item>
      <Form.Item label={t('queue.assign.note')} htmlFor="assign-note">
        <Input.TextArea
          id="assign-note"
          {...createLengthLimit(NOTE_AT_MOST)}
          autoSize={{ minRows: 2, maxRows: 6 }}
          value={note}
          onChange={({ target: { value } }) => setNote(value)}
        />
      </Form.Item>
      {chosen.length > 0 && <Shares target={target} chosen={chosen} note={note} onAssign={onAssign} />}
    </ValidatedForm>
  );
}

interface SharesProps extends Pick<ChoosingProps, 'target' | 'onAssign'> {
  chosen: string[];
  note: string;
}

/** Number of filings that each reviewer gets, and the button to assign them. */
function Shares({ target, chosen, note, onAssign }: SharesProps) {
  const { t } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const { isHandOver: _, ...named } = target;
  const preview = useRead('previewSharing', { data: { ...named, assignees: chosen } });

  const carryOut = async ({ plan }: SharingPlan) => {
    setBusy(true);
    await onAssign(plan, note);
    setBusy(false);
  };

  return (
    <AsyncView resource={preview}>
      {(shared) => (
        <>
          {shared.more && (
            <Alert type="warning" showIcon message={t('queue.assign.more', { limit: MAX_BATCH_IDS })} />
          )}
          <LeftOut out={shared.out} title={t('queue.assign.out', { count: shared.out.length })} />
          <Table
            rowKey="id"
            size="small"
            pagination={false}
            dataSource={shared.shares}
            columns={[
              {
                key: 'name',
                title: t('queue.assignee'),
                render: (_, officer) => <bdi>{formatOfficerName(officer)}</bdi>,
              },
              { key: 'open', title: t('queue.assign.now'), dataIndex: 'open', align: 'end' },
              { key: 'gets', title: t('queue.assign.gets'), dataIndex: 'gets', align: 'end' },
              { key: 'afterwards', title: t('queue.assign.then'), dataIndex: 'afterwards', align: 'end' },
            ]}
          />
          <p>
            <Button
              type="primary"
              loading={isBusy}
              disabled={shared.plan.length === 0}
              onClick={() => carryOut(shared)}
            >
              {t('queue.assign.do', { count: shared.plan.length })}
            </Button>
          </p>
        </>
      )}
    </AsyncView>
  );
}
