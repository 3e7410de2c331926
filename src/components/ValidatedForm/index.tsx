import { Form, type FormInstance, type FormProps } from 'antd';
import { useEffect, useState } from 'react';
import { useFaultyTitle } from '@/utils/route';

export interface ValidatedFormProps<Values> extends Omit<FormProps<Values>, 'children'> {
  children: React.ReactNode;
}

/** A form by its errors alone; values do not matter here. */
type AnyForm = Pick<FormInstance, 'setFields' | 'getFieldsError'>;

const hasErrors = (form: AnyForm): boolean => form.getFieldsError().some(({ errors }) => errors.length > 0);

/**
 * A form that is looked at when it is sent, not while it is typed; what was wrong with a field then is forgotten once
 * that field is typed anew, and so is the word for an error in the title of the page, once none is left in sight. Takes what
 * antd's form takes; `form` only from who needs it.
 */
export default function ValidatedForm<Values extends object>({
  form: own,
  onValuesChange,
  onFinishFailed,
  ...props
}: ValidatedFormProps<Values>) {
  const [form] = Form.useForm<Values>(own);
  const [isRefused, setRefused] = useState(false);
  useFaultyTitle(isRefused);

  useEffect(() => setRefused((was) => was && hasErrors(form)));

  function follow(changed: Partial<Values>, all: Values) {
    (form as AnyForm).setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
    setRefused((was) => was && hasErrors(form));
    onValuesChange?.(changed, all);
  }

  const refuse: FormProps<Values>['onFinishFailed'] = (faults) => {
    setRefused(true);
    onFinishFailed?.(faults);
  };

  return (
    <Form<Values>
      layout="vertical"
      validateTrigger="onSubmit"
      {...props}
      form={form}
      onValuesChange={follow}
      onFinishFailed={refuse}
    />
  );
}
