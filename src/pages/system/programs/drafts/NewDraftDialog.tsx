import type { ProgramDraftOrigin } from '@domain/program-drafts/calls';
import { programs } from '@domain/programs/registry';
import { Button, Form } from 'antd';
import { useRef, useState } from 'react';
import Dialog from '@/components/Controls/Dialog';
import FileInput from '@/components/Controls/FileInput';
import RadioGroup from '@/components/Controls/RadioGroup';
import { Select } from '@/components/Controls/Select';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { useBeginDraft } from './useBeginDraft';

/** A release is merged from its own page. */
type Kind = Exclude<ProgramDraftOrigin['kind'], 'release'>;

interface NewDraftDialogProps {
  open: boolean;
  onClose(): void;
}

/** Begins a draft: from a program in force, empty, or from a file. */
export default function NewDraftDialog({ open, onClose }: NewDraftDialogProps) {
  const { t } = useLanguage();
  return (
    <Dialog open={open} title={t('design.new')} footer={null} onCancel={onClose} destroyOnHidden>
      <NewDraft />
    </Dialog>
  );
}

async function readFile(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

function NewDraft() {
  const { t } = useLanguage();
  const say = useText();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<Kind>('edition');
  const [program, setProgram] = useState(programs[0]?.key);
  const { begin, isBusy } = useBeginDraft();

  async function beginFromFile(file: File): Promise<void> {
    const document = await readFile(file);
    if (document === null) feedback.error(t('editions.unreadable'));
    else await begin({ kind: 'file', document });
  }
  function submit(): void {
    const chosen = programs.find(({ key }) => key === program);
    if (kind === 'file') input.current?.click();
    else if (kind === 'empty') void begin({ kind });
    else if (chosen) void begin({ kind, key: chosen.key, edition: chosen.edition });
  }
  return (
    <Form layout="vertical" onFinish={submit}>
      <Form.Item label={t('design.new.from')} required>
        <RadioGroup
          label={t('design.new.from')}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          options={(['edition', 'empty', 'file'] as const).map((value) => ({
            value,
            label: t(`design.new.${value}`),
          }))}
        />
      </Form.Item>
      {kind === 'edition' && (
        <Form.Item label={t('common.program')} htmlFor="new-draft-program" required>
          <Select
            id="new-draft-program"
            value={program}
            onChange={(chosen) => setProgram(chosen)}
            showSearch
            optionFilterProp="label"
            options={programs.map(({ key, title }) => ({ value: key, label: say(title) }))}
          />
        </Form.Item>
      )}
      <FileInput
        ref={input}
        accept=".yaml,.yml,.json"
        hidden
        aria-label={t('editions.choose')}
        onChoose={beginFromFile}
      />
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t(kind === 'file' ? 'editions.choose' : 'design.new.begin')}
      </Button>
    </Form>
  );
}
