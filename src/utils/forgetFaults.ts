import type { FormInstance } from 'antd';

/** For forms that look only when they are sent: what was wrong with a field is no longer so once it is typed anew. */
export const forgetFaults =
  (form: Pick<FormInstance, 'setFields'>) =>
  (changed: object): void =>
    form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
