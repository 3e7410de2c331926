import { Form, type FormInstance, type FormProps } from 'antd';

export interface ValidatedFormProps<Values> extends Omit<FormProps<Values>, 'children'> {
  children: React.ReactNode;
}

/** A form by its errors alone; values do not matter here. */
type AnyForm = Pick<FormInstance, 'setFields'>;

/**
 * A form that is looked at when it is sent, not while it is typed; what was wrong with a field then is forgotten once
 * that field is typed anew. Takes what antd's form takes; `form` only from who needs it.
 */
export default function ValidatedForm<Values extends object>({
  form: own,
  onValuesChange,
  ...props
}: ValidatedFormProps<Values>) {
  const [form] = Form.useForm<Values>(own);

  function follow(changed: Partial<Values>, all: Values) {
    (form as AnyForm).setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
    onValuesChange?.(changed, all);
  }

  return (
    <Form<Values>
      layout="vertical"
      validateTrigger="onSubmit"
      {...props}
      form={form}
      onValuesChange={follow}
    />
  );
}
