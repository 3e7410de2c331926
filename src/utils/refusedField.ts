import type { ResponseEnvelope } from '@domain/api/envelope';
import type { FormInstance } from 'antd';
import { formatEnvelopeMessage } from './failure';

/** Form whose fields show what the server refuses of them. */
export type RefusableForm = Pick<FormInstance, 'setFields' | 'getFieldsValue' | 'focusField'>;

/** Field of the form that a refusal is about. */
export const getRefusedField = ({ data }: ResponseEnvelope<unknown>): string | undefined =>
  typeof data === 'object' && data !== null && 'field' in data ? String(data.field) : undefined;

/** Shows a refusal at the field that it is about, which takes the focus. Returns its name; undefined where the form has no such field. */
export function showAtRefusedField(
  form: RefusableForm,
  answer: ResponseEnvelope<unknown>,
): string | undefined {
  const field = getRefusedField(answer);
  if (!field || !(field in form.getFieldsValue())) return undefined;
  form.setFields([{ name: field, errors: [formatEnvelopeMessage(answer)] }]);
  form.focusField(field);
  return field;
}
