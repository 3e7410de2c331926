import { CODE } from '@domain/api/codes';
import { findProfileField, type ProfileField } from '@domain/company/profile';
import type { AnswerValue } from '@domain/definition';
import { Button } from 'antd';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import DayPicker, { DAY } from '@/components/Controls/DayPicker';
import NumberInput from '@/components/Controls/NumberInput';
import { Select } from '@/components/Controls/Select';
import { call } from '@/utils/call';
import { formatEnvelopeMessage } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

interface MissingFactsProps {
  /** Keys of the profile's values that are missing. */
  keys: readonly string[];
  /** Company whose profile is completed; null where the person may not change it. */
  companyId: string | null;
  onSaved(): void;
}

/** Values of the profile that are missing to judge a program; a person with the right gives them here. */
export default function MissingFacts({ keys, companyId, onSaved }: MissingFactsProps) {
  const { t, say } = useLanguage();
  const [asked, ask] = useState<string | null>(null);
  const fields = keys.flatMap((key) => findProfileField(key) ?? []);
  const field = fields.find(({ key }) => key === asked);
  if (fields.length === 0) return null;
  return (
    <div className={styles.missing}>
      <span>{t('center.programs.missing')}</span>
      {fields.map((each) =>
        companyId === null ? (
          <span key={each.key}>{say(each)}</span>
        ) : (
          <Button
            key={each.key}
            size="small"
            aria-expanded={each.key === asked}
            onClick={() => ask(each.key === asked ? null : each.key)}
          >
            {say(each)}
          </Button>
        ),
      )}
      {field && companyId !== null && (
        <FactForm key={field.key} field={field} companyId={companyId} onSaved={onSaved} />
      )}
    </div>
  );
}

/** Stores one value in the profile as it is now; true once it is stored. A refusal is shown. */
async function saveFact(companyId: string, key: string, value: AnswerValue): Promise<boolean> {
  const path = { id: companyId };
  const { version } = (await call('companyInfo', { path })).data;
  const answer = await call('updateCompanyInfo', { path, data: { version, data: { [key]: value } } });
  if (answer.code === CODE.success) return true;
  feedback.error(formatEnvelopeMessage(answer));
  return false;
}

interface FactFormProps {
  field: ProfileField;
  companyId: string;
  onSaved(): void;
}

function FactForm({ field, companyId, onSaved }: FactFormProps) {
  const { t, say } = useLanguage();
  const id = useId();
  const [value, setValue] = useState<AnswerValue>(null);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const isSaved = await saveFact(companyId, field.key, value).catch(() => false);
    setSaving(false);
    if (!isSaved) return;
    feedback.success(t('center.info.saved'));
    onSaved();
  };
  return (
    <form
      className={styles.fact}
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== null) void save();
      }}
    >
      <label htmlFor={id}>{say(field)}</label>
      <FactInput id={id} field={field} onChange={setValue} />
      <Button htmlType="submit" size="small" loading={isSaving} disabled={value === null}>
        {t('common.save')}
      </Button>
    </form>
  );
}

interface FactInputProps {
  id: string;
  field: ProfileField;
  onChange(value: AnswerValue): void;
}

/** Control for the kinds of values that conditions of programs read. */
function FactInput({ id, field, onChange }: FactInputProps) {
  const { t, say } = useLanguage();
  if (field.type === 'date')
    return (
      <DayPicker id={id} last={dayjs().format(DAY)} onChange={(day) => onChange(day?.format(DAY) ?? null)} />
    );
  if (field.type === 'boolean') {
    const options = ([true, false] as const).map((value) => ({
      value: String(value),
      label: t(`forms.field.${value ? 'yes' : 'no'}`),
    }));
    return (
      <Select
        id={id}
        className={styles.choice ?? ''}
        options={options}
        onChange={(value: string) => onChange(value === 'true')}
      />
    );
  }
  if (field.type === 'select' && Array.isArray(field.options)) {
    const options = field.options.map((option) => ({ value: option.value, label: say(option) }));
    return (
      <Select
        id={id}
        className={styles.choice ?? ''}
        options={options}
        onChange={(value: string) => onChange(value)}
      />
    );
  }
  return <NumberInput id={id} min={0} precision={0} onChange={(count) => onChange(count as number | null)} />;
}
