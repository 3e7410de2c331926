import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { MAX_FOOT_LINKS } from '@domain/filing/office-settings';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Fields for the links in the footer of public pages, as `foot_links` of the surrounding form. */
export default function FootLinks() {
  const { t } = useLanguage();
  // A new row takes the focus; rows that were there when the form was opened do not.
  const [isAdded, setAdded] = useState(false);
  return (
    <Form.List name="foot_links">
      {(rows, { add, remove }) => (
        <fieldset className={styles.links}>
          <legend>{t('house.foot_links')}</legend>
          {rows.map(({ key, name }, place) => (
            <div key={key} className={styles.link}>
              <Form.Item
                name={[name, 'name']}
                label={t('house.foot_links.name', { number: place + 1 })}
                rules={[{ required: true, whitespace: true, message: t('house.foot_links.nameMissing') }]}
              >
                <Input maxLength={40} autoComplete="off" autoFocus={isAdded} />
              </Form.Item>
              <Form.Item
                name={[name, 'url']}
                label={t('house.foot_links.url', { number: place + 1 })}
                rules={[
                  { required: true, pattern: /^https?:\/\/\S+$/, message: t('house.foot_links.urlWrong') },
                ]}
              >
                <Input dir="ltr" maxLength={300} type="url" autoComplete="off" placeholder="https://" />
              </Form.Item>
              <Button
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('house.foot_links.remove', { number: place + 1 })}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={rows.length >= MAX_FOOT_LINKS}
            onClick={() => {
              setAdded(true);
              add({ name: '', url: '' });
            }}
          >
            {t('house.foot_links.add')}
          </Button>
          <p className={styles.quiet}>{t('house.foot_links.use')}</p>
        </fieldset>
      )}
    </Form.List>
  );
}
