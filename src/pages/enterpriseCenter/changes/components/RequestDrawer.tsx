import type { RequestChangeBody } from '@domain/company/change-calls';
import { CHANGE_KINDS, type ChangeKind, changeKinds } from '@domain/company/change-kinds';
import {
  changeEvidenceField,
  findEffectiveDayFault,
  getPresentChoices,
  LICENCE_FIELD_KEY,
  MAX_CHANGE_NOTE_LENGTH,
  newLicenceField,
  selectChangedFacts,
} from '@domain/company/changes';
import { changeMessages } from '@domain/company/messages';
import type { CompanyProfile } from '@domain/company/profile';
import type { Answers, FileField } from '@domain/definition';
import { formatBeijingDay } from '@domain/windows/calendar';
import { Alert, Button, Form, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useSelector } from 'umi';
import AsyncView from '@/components/AsyncView';
import DayPicker, { DAY } from '@/components/Controls/DayPicker';
import RadioGroup from '@/components/Controls/RadioGroup';
import SideDrawer from '@/components/Controls/SideDrawer';
import ValidatedForm from '@/components/ValidatedForm';
import Attachments from '@/filling/attachments';
import UploadsProvider from '@/filling/attachments/UploadsProvider';
import type { CellEdit } from '@/filling/draft/changes';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import type { RootState } from '@/models/connect';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import { useRule } from '@/utils/useRule';
import { useTextOptions } from '@/utils/useTextOptions';
import FactFields from './FactFields';
import styles from './index.module.css';

interface RequestDrawerProps {
  open: boolean;
  onClose(): void;
  onSent(): void;
}

/** Change request as typed so far. */
interface TypedRequest extends TypedPapers {
  kind: ChangeKind;
  data: Record<string, string>;
  holds_from: string;
  note: string;
}

/** Drawer for a new change request. Closing it loses nothing: the typed values are restored. */
export default function RequestDrawer({ open, onClose, onSent }: RequestDrawerProps) {
  const { t } = useLanguage();
  return (
    <SideDrawer isInAddress open={open} beginsInForm onClose={onClose} title={t('changes.ask')}>
      <Reading onSent={onSent} />
    </SideDrawer>
  );
}

function Reading({ onSent }: Pick<RequestDrawerProps, 'onSent'>) {
  const company = useSelector((state: RootState) => state.user.currentUser?.company?.id ?? '');
  const info = useRead('companyInfo', { path: { id: company } });
  return (
    <AsyncView resource={info}>
      {({ data }) => <Request profile={data as CompanyProfile} onSent={onSent} />}
    </AsyncView>
  );
}

const bodyOf = (
  { kind, data = {}, licence = [], ...typed }: TypedRequest,
  profile: CompanyProfile,
): RequestChangeBody => ({
  ...typed,
  kind,
  data: selectChangedFacts(kind, {
    ...getPresentChoices(kind, profile),
    ...data,
    [LICENCE_FIELD_KEY]: licence,
  }),
});

function Request({ profile, onSent }: { profile: CompanyProfile; onSent(): void }) {
  const { t } = useLanguage();
  const say = useText();
  const optionsOf = useTextOptions();
  const rule = useRule();
  const { typed, key, type, forget } = useTextDraft<TypedRequest>('company-change/new');
  const [isSending, setSending] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** True after an attempt to send the request without any document. */
  const [isLacking, setLacking] = useState(false);
  if (!typed) return null;
  const isInForce = typed.kind !== undefined && changeKinds[typed.kind].isInForce;
  const hasPapers = [...(typed.licence ?? []), ...(typed.evidence ?? [])].length > 0;

  async function send(): Promise<void> {
    setLacking(!hasPapers);
    if (!hasPapers) return;
    setSending(true);
    const sent = await mutate(
      call('requestChange', { data: bodyOf(typed as TypedRequest, profile), idempotencyKey: key }),
      {
        afterwards: () => setSending(false),
      },
    );
    if (!sent) return;
    await forget();
    onSent();
  }

  const change = ({ data, ...changed }: Partial<TypedRequest>) =>
    type((before) => ({ ...changed, ...(data && { data: { ...before.data, ...data } }) }));
  return (
    <ValidatedForm<TypedRequest> isDraft initialValues={typed} onValuesChange={change} onFinish={send}>
      <Alert type="info" showIcon className={styles.why ?? ''} message={t('changes.why')} />
      <Form.Item
        name="kind"
        label={t('changes.kind')}
        rules={[{ required: true, message: t('changes.kindMissing') }]}
      >
        <RadioGroup label={t('changes.kind')} options={optionsOf(CHANGE_KINDS, changeKinds)} />
      </Form.Item>
      {typed.kind && <FactFields key={typed.kind} kind={typed.kind} profile={profile} />}
      <Form.Item
        name="holds_from"
        label={t('changes.holdsFrom')}
        extra={t(isInForce ? 'changes.holdsFromInForce' : 'changes.holdsFromHint')}
        getValueProps={(value?: string) => ({ value: value ? dayjs(value) : null })}
        normalize={(value: Dayjs | null) => value?.format(DAY)}
        rules={[
          { required: true, message: t('changes.holdsFromMissing') },
          rule((day) =>
            day ? findEffectiveDayFault(typed.kind, day, formatBeijingDay(new Date()), profile) : null,
          ),
        ]}
      >
        <DayPicker />
      </Form.Item>
      <p className={styles.papersNeeded}>{t('changes.papersNeeded')}</p>
      <Papers typed={typed} type={type} onBusy={setBusy} />
      {isLacking && !hasPapers && (
        <p role="alert" className={styles.lacking}>
          {say(changeMessages.noEvidence)}
        </p>
      )}
      <Form.Item name="note" label={t('changes.note')} extra={t('changes.noteHint')}>
        <Input.TextArea dir="auto" {...createLengthLimit(MAX_CHANGE_NOTE_LENGTH)} showCount rows={3} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isSending} disabled={isBusy}>
        {t('changes.send')}
      </Button>
    </ValidatedForm>
  );
}

/** Documents of a request, as ids of their files. */
interface TypedPapers {
  licence: string[];
  evidence: string[];
}

interface PapersProps {
  typed: Partial<TypedPapers>;
  type(change: Partial<TypedPapers>): void;
  /** Called while files are uploading: the request cannot be sent yet. */
  onBusy(isBusy: boolean): void;
}

const SECTION = 'papers';
const BOXES: [keyof TypedPapers, FileField][] = [
  ['licence', newLicenceField],
  ['evidence', changeEvidenceField],
];
const form = {
  sections: [
    {
      key: SECTION,
      title: changeEvidenceField,
      kind: 'files' as const,
      fields: BOXES.map(([, field]) => field),
    },
  ],
};
const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Upload of the new licence and other evidence: a form with two fields that uses the uploads of every form. */
function Papers({ typed, type, onBusy }: PapersProps) {
  const say = useText();
  const answers: Answers = {
    [SECTION]: Object.fromEntries(BOXES.map(([name, { key }]) => [key, typed[name] ?? []])),
  };
  const edit = (edits: readonly CellEdit[]) => {
    for (const [name, { key }] of BOXES) {
      const last = edits.findLast(({ field }) => field === key);
      if (last) type({ [name]: idsOf(last.value) });
    }
  };
  return (
    <UploadsProvider session={{ form, answers, filled: answers, edit }} onBusy={onBusy}>
      {BOXES.map(([name, field]) => (
        <Form.Item key={name} label={<span id={`change-${name}`}>{say(field)}</span>}>
          <Attachments
            id={`change-${name}-input`}
            path={`${SECTION}.${field.key}`}
            field={field}
            ids={typed[name] ?? []}
            labelledBy={`change-${name}`}
            aria={{}}
            onChange={(files) => type({ [name]: files })}
          />
        </Form.Item>
      ))}
    </UploadsProvider>
  );
}
