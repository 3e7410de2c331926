import { type ChangeKind, changeKinds } from '@domain/company/change-kinds';
import { getPresentChoices, listChangeFields } from '@domain/company/changes';
import { changeMessages } from '@domain/company/messages';
import type { CompanyProfile, ProfileField } from '@domain/company/profile';
import type { Field } from '@domain/definition';
import { formatValue } from '@domain/filing/input';
import { isEmpty } from '@domain/filing/sections';
import { fillText } from '@domain/text';
import { Form, Input } from 'antd';
import { Select } from '@/components/Controls/Select';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';

interface FactFieldsProps {
  kind: ChangeKind;
  profile: CompanyProfile;
}

/** Fields of a change request, each beside the present value of the profile. */
export default function FactFields({ kind, profile }: FactFieldsProps) {
  const staying = getPresentChoices(kind, profile);
  return listChangeFields(kind).map((field) => (
    <FactField
      key={field.key}
      field={field}
      isNeeded={changeKinds[kind].needs.includes(field.key)}
      profile={profile}
      staying={staying[field.key]}
    />
  ));
}

interface FactFieldProps {
  field: ProfileField;
  isNeeded: boolean;
  profile: CompanyProfile;
  /** Value sent unless another one is chosen. */
  staying: string | undefined;
}

function FactField({ field, isNeeded, profile, staying }: FactFieldProps) {
  const { t, language } = useLanguage();
  const say = useText();
  const present = profile[field.key];
  const isShown = !isEmpty(present) && !field.sensitive;
  const value = isShown ? formatValue(field as Field, present, language) : '';
  return (
    <Form.Item
      name={['data', field.key]}
      {...(staying !== undefined && { initialValue: staying })}
      label={t('changes.new', { field: say(field) })}
      extra={isShown && t('changes.now', { value })}
      rules={
        isNeeded
          ? [{ required: true, whitespace: true, message: say(fillText(changeMessages.missing, { field })) }]
          : []
      }
    >
      {field.type === 'select' && 'items' in field.options ? (
        <Select
          allowClear={!isNeeded}
          showSearch
          optionFilterProp="label"
          options={field.options.items.map((option) => ({ value: option.value, label: say(option) }))}
        />
      ) : (
        <Input
          dir="auto"
          autoComplete="off"
          {...('maxLength' in field && field.maxLength !== undefined && createLengthLimit(field.maxLength))}
        />
      )}
    </Form.Item>
  );
}
