import { Form, type FormInstance, type FormProps } from 'antd';
import { useEffect, useState } from 'react';
import { useFaultyTitle } from '@/utils/route';

export interface ValidatedFormProps<Values> extends Omit<FormProps<Values>, 'children'> {
  children: React.ReactNode;
}

/** Form instance reduced to its errors, whatever the type of its values. */
type AnyForm = Pick<FormInstance, 'setFields' | 'getFieldsError'>;

const hasErrors = (form: AnyForm): boolean => form.getFieldsError().some(({ errors }) => errors.length > 0);

/**
 * Form that is validated on submit, not while typing. Editing a field clears its error; once no error is left, the error
 * mark in the page title goes as well. Takes the props of antd's form; pass `form` only to use the instance outside.
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
