import { LockOutlined } from '@ant-design/icons';
import { formatValue } from '@domain/filing/input';
import { Input } from 'antd';
import { ariaOf, type ControlProps } from '@/filling/form/controlProps';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** A value that is decided elsewhere: read, selected and copied like text, and announced as read-only. */
export default function LockedField(props: ControlProps) {
  const { id, field, value, isInvalid } = props;
  const { language, t } = useLanguage();
  const text = formatValue(field, value, language);
  const common = {
    id,
    ...ariaOf({ ...props, isRequired: false }),
    readOnly: true,
    value: text,
    placeholder: t('forms.lock.blank'),
    className: styles.locked ?? '',
    status: isInvalid ? ('error' as const) : ('' as const),
  };
  if (field.type === 'textarea') return <Input.TextArea {...common} autoSize={{ minRows: 1, maxRows: 14 }} />;
  return <Input {...common} suffix={<LockOutlined aria-hidden />} />;
}
