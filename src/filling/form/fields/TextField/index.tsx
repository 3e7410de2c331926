import type { FieldType, TextField as TextFieldOf } from '@domain/definition';
import { Input, type InputProps } from 'antd';
import { ariaOf, type ControlProps } from '@/filling/form/controlProps';
import { useDraftText } from '@/filling/form/useDraftText';

/** The keyboard that a phone offers. Never `type=email` or `url`: browsers would add rules and words of their own. */
const keyboards: Partial<Record<FieldType, Pick<InputProps, 'inputMode' | 'autoCapitalize' | 'spellCheck'>>> =
  {
    phone: { inputMode: 'tel' },
    email: { inputMode: 'email', autoCapitalize: 'off' },
    url: { inputMode: 'url', autoCapitalize: 'off' },
    credit_code: { autoCapitalize: 'characters', spellCheck: false },
    id_card: { autoCapitalize: 'characters', spellCheck: false },
  };

/** One line of text: names, codes, telephone numbers, addresses. Put into its stored form when the field is left. */
export default function TextField(props: ControlProps<TextFieldOf>) {
  const { id, field, value, raw, onChange } = props;
  const { text, type, leave } = useDraftText(field, value, raw, onChange);
  return (
    <Input
      id={id}
      {...ariaOf(props)}
      {...keyboards[field.type]}
      status={props.isInvalid ? 'error' : ''}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  );
}
