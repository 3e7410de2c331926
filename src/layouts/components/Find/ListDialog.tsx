import { Switch } from 'antd';
import { useDispatch, useSelector } from 'umi';
import { findUnmetAccess } from '@/models/access';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import { shortcutGroups } from '@/utils/shortcuts';
import Dialog, { type DialogProps } from './Dialog';
import styles from './index.module.css';
import ShortcutKeys from './ShortcutKeys';

/** List of the keyboard shortcuts that the person can use, grouped by the pages on which they work. */
export default function ListDialog(dialog: DialogProps) {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => state.user.currentUser);
  const isOn = useSelector((state: RootState) => state.settings.signKeys);
  const dispatch = useDispatch();
  const turn = (signKeys: boolean) => dispatch({ type: 'settings/change', payload: { signKeys } });
  return (
    <Dialog {...dialog} title={t('find.keys')} width={520}>
      {shortcutGroups
        .filter(({ access }) => !findUnmetAccess(access, user))
        .map(({ place, names }) => (
          <section key={place} aria-label={t(`find.keys.in.${place}`)}>
            <h3 className={styles.place}>{t(`find.keys.in.${place}`)}</h3>
            <dl className={styles.list}>
              {names.map((name) => (
                <div key={name}>
                  <dt>{t(`find.keys.${name}`)}</dt>
                  <dd>
                    <ShortcutKeys of={name} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: antd's switch is a button inside the label */}
      <label className={styles.switch}>
        <Switch checked={isOn} onChange={turn} />
        {t('find.keys.signs')}
      </label>
    </Dialog>
  );
}
