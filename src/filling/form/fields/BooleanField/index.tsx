import type { BooleanField as BooleanFieldOf } from '@domain/definition';
import { Radio } from 'antd';
import { ariaOf, type ControlProps } from '@/filling/form/controlProps';
import { useLanguage } from '@/utils/language';

/** Yes or no; neither as long as nothing was said. */
export default function BooleanField(props: ControlProps<BooleanFieldOf>) {
  const { id, value, onChange, labelledBy } = props;
  const { t } = useLanguage();
  const choices = [
    { value: true, label: t('forms.field.yes') },
    { value: false, label: t('forms.field.no') },
  ];
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} {...ariaOf(props)}>
      <Radio.Group
        name={id}
        value={typeof value === 'boolean' ? value : null}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map((choice, index) => (
          <Radio key={String(choice.value)} value={choice.value} {...(index === 0 && { id })}>
            {choice.label}
          </Radio>
        ))}
      </Radio.Group>
    </div>
  );
}
