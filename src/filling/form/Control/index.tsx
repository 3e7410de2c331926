import type {
  BooleanField as Bool,
  ChoiceField as Choice,
  FilingField as Continued,
  DateField as Day,
  FileField as File,
  NumberField as Num,
  TextField as Txt,
} from '@domain/definition';
import { findBlankPaperKind } from '@domain/filing/blank-papers';
import { isReadOnlyField } from '@domain/filing/sections';
import Attachments from '@/filling/attachments';
import BlankPaper from '@/filling/attachments/BlankPaper';
import GeneratedPaper from '@/filling/attachments/GeneratedPaper';
import { buildAriaProps, type ControlProps } from '../controlProps';
import { BooleanField, ChoiceField } from '../fields/ChoiceFields';
import DateField from '../fields/DateField';
import FilingField from '../fields/FilingField';
import { LockedField, NumberField, TextareaField, TextField } from '../fields/TextFields';

/** Control for a field, chosen by its type. */
export default function Control(props: ControlProps) {
  const { field } = props;
  if (isReadOnlyField(field)) return <LockedField {...props} />;
  switch (field.type) {
    case 'text':
    case 'phone':
    case 'email':
    case 'credit_code':
    case 'id_card':
    case 'url':
      return <TextField {...(props as ControlProps<Txt>)} />;
    case 'textarea':
      return <TextareaField {...(props as ControlProps<Txt>)} />;
    case 'integer':
    case 'decimal':
    case 'money_wan':
    case 'percent':
    case 'year':
      return <NumberField {...(props as ControlProps<Num>)} />;
    case 'date':
    case 'month':
      return <DateField {...(props as ControlProps<Day>)} />;
    case 'select':
    case 'multiselect':
    case 'cascader':
      return <ChoiceField {...(props as ControlProps<Choice>)} />;
    case 'boolean':
      return <BooleanField {...(props as ControlProps<Bool>)} />;
    case 'file':
      return <FileField {...(props as ControlProps<File>)} />;
    case 'filing':
      return <FilingField {...(props as ControlProps<Continued>)} />;
  }
}

/** Attachments of one field; the answer is the list of their ids. */
function FileField(props: ControlProps<File>) {
  const { id, path = id, field, value, labelledBy, onChange } = props;
  const ids = Array.isArray(value) ? value.map(String) : [];
  return (
    <>
      {field.generated && <GeneratedPaper paper={field.generated} />}
      {findBlankPaperKind(field) && <BlankPaper path={path} />}
      <Attachments
        id={id}
        path={path}
        field={field}
        ids={ids}
        labelledBy={labelledBy}
        aria={buildAriaProps(props)}
        onChange={(next) => onChange(next.length > 0 ? next : null)}
      />
    </>
  );
}
