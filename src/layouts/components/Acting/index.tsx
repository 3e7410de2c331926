import { SwapOutlined } from '@ant-design/icons';
import type { CurrentUser } from '@domain/calls/accounts';
import { Button, Dropdown, type MenuProps } from 'antd';
import { history, useSelector } from 'umi';
import { untipped } from '@/components/Hung';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import type { ActForState } from './useActFor';

const OWN = 'own';

/** The way to the home page asks about unsaved work, as every way does; there the session is switched (useActFor). */
const goAndAct = (mandate: string | null) =>
  history.push('/index', { actFor: mandate } satisfies ActForState);

/** The company that the person acts for now, and the way to another; of those alone who hold a mandate. */
export default function Acting() {
  const user = useSelector((state: RootState) => state.user.currentUser);
  return user?.acting || user?.acts_for ? <Switch user={user} /> : null;
}

/** The same in a row of its own, where the bar has no room for it. */
export function ActingStrip() {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => state.user.currentUser);
  if (!user?.acting) return null;
  return (
    <p className={styles.strip}>
      {t('acting.for')}
      <bdi>{user.company?.name}</bdi>
    </p>
  );
}

function Switch({ user: { company, acting, acts_for = [] } }: { user: CurrentUser }) {
  const { t } = useLanguage();
  const present = acting?.id ?? OWN;
  const own = { key: OWN, name: acting?.own_company ?? company?.name ?? '', note: t('acting.own') };
  const others = acts_for.map(({ id, company: name }) => ({ key: id, name, note: t('acting.byMandate') }));
  const items: MenuProps['items'] = [own, ...others].map(({ key, name, note }) => ({
    key,
    label: (
      <span className={styles.choice}>
        <bdi>{name}</bdi>
        <span>{key === present ? t('acting.present') : note}</span>
      </span>
    ),
    onClick: () => key !== present && goAndAct(key === OWN ? null : key),
  }));
  const name = company?.name ?? '';
  return (
    <Dropdown
      menu={{ ...untipped, items, selectedKeys: [present] }}
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={(button) => button.parentElement ?? document.body}
    >
      <Button
        className={(acting ? styles.agent : styles.own) ?? ''}
        type="text"
        icon={<SwapOutlined aria-hidden />}
        aria-label={t(acting ? 'acting.switchFrom' : 'acting.switch', { company: name })}
      >
        <span className={styles.name}>
          {acting && <span>{t('acting.for')}</span>}
          <bdi>{name}</bdi>
        </span>
      </Button>
    </Dropdown>
  );
}
