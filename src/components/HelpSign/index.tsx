import { InfoCircleOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import { type ButtonHTMLAttributes, useId } from 'react';
import { createOverlayTrigger } from '@/components/OverlayTrigger';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

const Sign = createOverlayTrigger<ButtonHTMLAttributes<HTMLButtonElement>>('button');

/** Help icon with a tooltip on hover, focus and press; its text is always available to screen readers. */
export default function HelpSign({ name, text }: { name: string; text: string }) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <>
      <Tooltip title={text} trigger={['hover', 'focus', 'click']}>
        <Sign
          type="button"
          className={styles.sign}
          aria-label={t('forms.field.helpOf', { name })}
          describedBy={id}
        >
          <InfoCircleOutlined aria-hidden="true" />
        </Sign>
      </Tooltip>
      <span id={id} hidden>
        {text}
      </span>
    </>
  );
}
