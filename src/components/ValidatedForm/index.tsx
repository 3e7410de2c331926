import { Form, type FormInstance, type FormProps } from 'antd';
import { useContext, useEffect, useRef, useState } from 'react';
import { useFaultyTitle } from '@/utils/route';
import { cannotKeep, useUnsavedWork, WorkLayerContext } from '@/utils/unsaved';
import { focusFirstField } from './focusFirstField';
import { hasChanges } from './hasChanges';

export interface ValidatedFormProps<Values> extends Omit<FormProps<Values>, 'children'> {
  children: React.ReactNode;
  /** `sends`: Enter in a field submits the form (utils/enterKey.ts). What was typed is soon typed again. */
  'data-enter'?: 'sends';
  /** True for a draft, which is stored as it is typed: closing its dialog loses nothing. */
  isDraft?: boolean;
}

/** Form instance reduced to its errors, whatever the type of its values. */
type AnyForm = Pick<FormInstance, 'setFields' | 'getFieldsError' | 'isFieldTouched'>;

/** Save function of values that are being sent: once they are stored, the page may be left without a question. */
const cannotKeepSent: typeof cannotKeep = async () => false;

const hasErrors = (form: AnyForm): boolean => form.getFieldsError().some(({ errors }) => errors.length > 0);

/**
 * Form that is validated on submit, not while typing. Editing a field clears its error; once no error is left, the error
 * mark in the page title goes as well. In a dialog or drawer it is unsaved work while its values differ from the initial ones.
 * Takes the props of antd's form; pass `form` only to use the instance outside.
 */
export default function ValidatedForm<Values extends object>({
  form: own,
  isDraft = false,
  onValuesChange,
  onFinish,
  onFinishFailed,
  ...props
}: ValidatedFormProps<Values>) {
  const [form] = Form.useForm<Values>(own);
  const root = useRef<FormInstance<Values> & { nativeElement?: HTMLElement }>(null);
  const layer = useContext(WorkLayerContext);
  const [isRefused, setRefused] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [isSending, setSending] = useState(false);
  useFaultyTitle(isRefused);
  const isSoonTyped = isDraft || props['data-enter'] === 'sends';
  const cannotKeepNow = isSending ? cannotKeepSent : cannotKeep;
  useUnsavedWork(layer && isChanged && !isSoonTyped ? cannotKeepNow : null);

  useEffect(() => setRefused((was) => was && hasErrors(form)));

  useEffect(() => {
    if (layer?.beginsInForm) focusFirstField(root.current?.nativeElement);
  }, [layer?.beginsInForm]);

  function follow(changed: Partial<Values>, all: Values) {
    (form as AnyForm).setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
    setRefused((was) => was && hasErrors(form));
    setChanged(hasChanges(all, props.initialValues, (form as AnyForm).isFieldTouched));
    onValuesChange?.(changed, all);
  }

  async function finish(values: Values) {
    setSending(true);
    try {
      await onFinish?.(values);
    } finally {
      setSending(false);
    }
  }

  const refuse: FormProps<Values>['onFinishFailed'] = (faults) => {
    setRefused(true);
    onFinishFailed?.(faults);
  };

  return (
    <Form<Values>
      ref={root}
      layout="vertical"
      validateTrigger="onSubmit"
      {...props}
      form={form}
      onValuesChange={follow}
      onFinish={finish}
      onFinishFailed={refuse}
    />
  );
}
