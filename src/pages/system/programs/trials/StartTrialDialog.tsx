import type { ProgramDraftLine } from '@domain/program-drafts/calls';
import { department } from '@domain/reference/authorities';
import { Button, Form } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import Dialog from '@/components/Controls/Dialog';
import { Select } from '@/components/Controls/Select';
import EmptyHint from '@/components/EmptyHint';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';

interface StartTrialDialogProps {
  open: boolean;
  onClose(): void;
  onStarted(): void;
}

/** Puts a draft or a proposal on trial. */
export default function StartTrialDialog({ open, onClose, onStarted }: StartTrialDialogProps) {
  const { t } = useLanguage();
  return (
    <Dialog open={open} title={t('trials.start')} footer={null} onCancel={onClose} destroyOnHidden>
      <StartTrial onStarted={onStarted} />
    </Dialog>
  );
}

interface TrialValues {
  tried: string;
  department: string;
}

const WAITING: readonly string[] = ['proposed', 'checked'];

function StartTrial({ onStarted }: { onStarted(): void }) {
  const { t } = useLanguage();
  const say = useText();
  const drafts = useRead('programDrafts');
  const editions = useRead('editionsOfPrograms');
  const [isBusy, setBusy] = useState(false);

  /** Name of a draft; with its last save where another has the same title and edition. */
  function nameDraft(
    { title, edition, ...line }: ProgramDraftLine,
    all: readonly ProgramDraftLine[],
  ): string {
    const nameOf = (each: Pick<ProgramDraftLine, 'title' | 'edition'>) =>
      `${say(each.title)} ${each.edition}`;
    const name = nameOf({ title, edition });
    const isAlone = all.filter((each) => nameOf(each) === name).length === 1;
    const parameters = { title: say(title), edition };
    if (isAlone) return t('trials.ofDraft', parameters);
    const saved = { time: formatDateTime(line.updated_at), name: line.updated_by };
    return t('trials.ofDraftSaved', { ...parameters, ...saved });
  }

  async function start({ tried, department: code }: TrialValues): Promise<void> {
    const [source = '', id = ''] = tried.split(' ');
    setBusy(true);
    const data = { source: source === 'draft' ? 'draft' : 'proposal', id, department: code } as const;
    if (await mutate(call('tryProgram', { data }), { afterwards: () => setBusy(false) })) onStarted();
  }
  return (
    <AsyncView resource={drafts}>
      {({ drafts: lines }) => (
        <AsyncView resource={editions}>
          {(proposals) => {
            const options = [
              ...lines.map((line) => ({ value: `draft ${line.id}`, label: nameDraft(line, lines) })),
              ...proposals
                .filter(({ state }) => WAITING.includes(state))
                .map(({ no, title, edition }) => ({
                  value: `proposal ${no}`,
                  label: t('trials.ofProposal', { title: say(title), edition }),
                })),
            ];
            if (options.length === 0) return <EmptyHint text={t('trials.nothing')} />;
            const first: TrialValues = {
              tried: options[0]?.value ?? '',
              department: String(department.items[0]?.value),
            };
            return (
              <Form<TrialValues>
                layout="vertical"
                initialValues={first}
                onFinish={(values) => void start(values)}
              >
                <Form.Item name="tried" label={t('trials.tried')} required>
                  <Select options={options} showSearch optionFilterProp="label" />
                </Form.Item>
                <Form.Item
                  name="department"
                  label={t('trials.department')}
                  extra={t('trials.department.why')}
                  required
                >
                  <Select
                    options={department.items.map((item) => ({
                      value: String(item.value),
                      label: say(item),
                    }))}
                    showSearch
                    optionFilterProp="label"
                  />
                </Form.Item>
                <Button type="primary" htmlType="submit" loading={isBusy}>
                  {t('trials.start')}
                </Button>
              </Form>
            );
          }}
        </AsyncView>
      )}
    </AsyncView>
  );
}
