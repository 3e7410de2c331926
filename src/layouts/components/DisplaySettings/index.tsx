import { FontSizeOutlined } from '@ant-design/icons';
import { Switch } from 'antd';
import { useDispatch, useSelector } from 'umi';
import BarPopover from '@/layouts/components/BarPopover';
import type { RootState } from '@/models/connect';
import type { SettingsState } from '@/models/settings';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Larger text, more contrast, colours for a weak sense of colour, and the width of the page: kept in this browser. */
export default function DisplaySettings() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const settings = useSelector((state: RootState) => state.settings);
  const change = (payload: Partial<SettingsState>) => dispatch({ type: 'settings/change', payload });

  const choices = [
    { key: 'largeText', on: settings.largeText, set: (on: boolean) => change({ largeText: on }) },
    {
      key: 'highContrast',
      on: settings.highContrast,
      set: (on: boolean) => change({ highContrast: on }),
    },
    { key: 'colorWeak', on: settings.colorWeak, set: (on: boolean) => change({ colorWeak: on }) },
    {
      key: 'fixedWidth',
      on: settings.contentWidth === 'Fixed',
      set: (on: boolean) => change({ contentWidth: on ? 'Fixed' : 'Fluid' }),
    },
  ];

  return (
    <BarPopover label={t('display')} title={t('display')} icon={<FontSizeOutlined aria-hidden />}>
      {() => (
        <ul className={styles.choices}>
          {choices.map(({ key, on, set }) => (
            <li key={key}>
              <label htmlFor={`display-${key}`}>{t(`display.${key}`)}</label>
              <Switch id={`display-${key}`} checked={on} onChange={set} />
            </li>
          ))}
        </ul>
      )}
    </BarPopover>
  );
}
