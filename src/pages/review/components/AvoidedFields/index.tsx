import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { findCreditCodeReason } from '@domain/checks/credit-code';
import { normaliseCode } from '@domain/checks/normalise';
import { MAX_AVOIDED_COMPANIES, MAX_UNIT_LENGTH } from '@domain/experts/pool';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { useRule } from '@/utils/useRule';
import styles from './index.module.css';

/** Rule that refuses an invalid credit code; an empty value is accepted. */
export const useCodeRule = () =>
  useRule()((typed) => (normaliseCode(typed) ? findCreditCodeReason(normaliseCode(typed)) : null));

/** Fields for the companies that an expert must avoid, as `avoided` of the surrounding form. */
export default function AvoidedFields() {
  const { t } = useLanguage();
  // A new row takes the focus; rows that were there when the form was opened do not.
  const [isAdded, setAdded] = useState(false);
  const codeRule = useCodeRule();
  return (
    <Form.List name="avoided">
      {(rows, { add, remove }) => (
        <fieldset className={styles.list} aria-label={t('pool.avoided')}>
          {rows.length === 0 && <p className={styles.quiet}>{t('pool.avoided.none')}</p>}
          {rows.map(({ key, name }, place) => (
            <div key={key} className={styles.row}>
              <Form.Item
                name={[name, 'name']}
                label={t('pool.avoided.name', { number: place + 1 })}
                rules={[{ required: true, whitespace: true, message: t('pool.avoided.nameMissing') }]}
              >
                <Input {...createLengthLimit(MAX_UNIT_LENGTH)} autoComplete="off" autoFocus={isAdded} />
              </Form.Item>
              <Form.Item
                name={[name, 'credit_code']}
                label={t('pool.unitCode')}
                getValueProps={(value: string | null) => ({ value: value ?? '' })}
                rules={[codeRule]}
              >
                <Input
                  {...createLengthLimit(64)}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                />
              </Form.Item>
              <Button
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('pool.avoided.remove', { number: place + 1 })}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={rows.length >= MAX_AVOIDED_COMPANIES}
            onClick={() => {
              setAdded(true);
              add({ name: '', credit_code: null });
            }}
          >
            {t('pool.avoided.add')}
          </Button>
        </fieldset>
      )}
    </Form.List>
  );
}
