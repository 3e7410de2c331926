import type { FileField as FileFieldOf } from '@domain/definition';
import Attachments from '@/filling/attachments';
import { ariaOf, type ControlProps } from '@/filling/form/controlProps';

/** Attachments of one field; the answer is the list of their ids. */
export default function FileField(props: ControlProps<FileFieldOf>) {
  const { id, path = id, field, value, labelledBy, inCell, onChange } = props;
  const ids = Array.isArray(value) ? value.map(String) : [];
  return (
    <Attachments
      id={id}
      path={path}
      field={field}
      ids={ids}
      labelledBy={labelledBy}
      aria={ariaOf(props)}
      isCompact={Boolean(inCell)}
      onChange={(next) => onChange(next.length > 0 ? next : null)}
    />
  );
}
