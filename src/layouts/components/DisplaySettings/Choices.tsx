import { Segmented, Switch } from 'antd';
import { useDispatch, useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import type { SettingsState } from '@/models/settings';
import { APPEARANCES } from '@/utils/darkness';
import { useLanguage } from '@/utils/language';
import { NAVIGATION_LOOKS } from '@/utils/navigationLook';
import styles from './index.module.css';

export default function Choices() {
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
    { key: 'messagesStay', on: settings.messagesStay, set: (on: boolean) => change({ messagesStay: on }) },
    {
      key: 'fixedWidth',
      on: settings.contentWidth === 'Fixed',
      set: (on: boolean) => change({ contentWidth: on ? 'Fixed' : 'Fluid' }),
    },
  ];

  return (
    <ul className={styles.choices}>
      <li>
        <span id="display-appearance">{t('display.appearance')}</span>
        <Segmented
          aria-labelledby="display-appearance"
          value={settings.appearance}
          onChange={(appearance) => change({ appearance })}
          options={APPEARANCES.map((value) => ({ value, label: t(`display.appearance.${value}`) }))}
        />
      </li>
      <li>
        <span id="display-navigation">{t('display.navigation')}</span>
        <Segmented
          aria-labelledby="display-navigation"
          value={settings.navigation}
          onChange={(navigation) => change({ navigation })}
          options={NAVIGATION_LOOKS.map((value) => ({ value, label: t(`display.navigation.${value}`) }))}
        />
      </li>
      {choices.map(({ key, on, set }) => (
        <li key={key}>
          <label htmlFor={`display-${key}`}>{t(`display.${key}`)}</label>
          <Switch id={`display-${key}`} checked={on} onChange={set} />
        </li>
      ))}
    </ul>
  );
}
