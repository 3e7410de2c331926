import { Button } from 'antd';
import { useState } from 'react';
import { Link, useLocation, useSelector } from 'umi';
import SideDrawer from '@/components/Controls/SideDrawer';
import { Hotline } from '@/components/HelpLine';
import type { RootState } from '@/models/connect';
import { useLanguage, useText } from '@/utils/language';
import FieldHelp from './FieldHelp';
import styles from './index.module.css';
import ProgramBasis from './ProgramBasis';
import TopicText from './TopicText';
import { filterListedTopics, findPageTopics, findRelatedTopics, type HelpTopic } from './topic';
import { topics } from './topics';

interface Props {
  open: boolean;
  onClose(): void;
}

/** Non-modal drawer with the help for the open page. */
export default function HelpDrawer({ open, onClose }: Props) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      mask={false}
      rootClassName={styles.beside ?? ''}
      size={440}
      title={t('help')}
      aria-label={t('help')}
      footer={
        <p className={styles.contact}>
          {t('help.hotline')} <Hotline />
        </p>
      }
    >
      <OnPage key={pathname} path={pathname} onLeave={onClose} />
    </SideDrawer>
  );
}

/** Help topic of the open page with its related topics; every topic where the page has none. */
function OnPage({ path, onLeave }: { path: string; onLeave(): void }) {
  const { t } = useLanguage();
  const say = useText();
  const reader = useSelector((state: RootState) => state.user.currentUser);
  const [chosen, choose] = useState<HelpTopic>();
  const here = findPageTopics(topics, path, reader);
  const shown = chosen ?? here[0];
  const beside = shown
    ? [...new Set([...here, ...findRelatedTopics(shown, topics, reader)])]
    : filterListedTopics(topics, reader);
  const others = beside.filter((topic) => topic !== shown);
  return (
    <>
      {reader && <FieldHelp path={path} />}
      {shown && (
        <section aria-labelledby="help-topic">
          <h2 id="help-topic" className={styles.title} dir="auto">
            {say(shown.title)}
          </h2>
          <TopicText topic={shown} onLeave={onLeave} />
        </section>
      )}
      {reader && <ProgramBasis path={path} onLeave={onLeave} />}
      {others.length > 0 && (
        <nav aria-labelledby="help-beside">
          <h3 id="help-beside">{t(shown ? 'help.related' : 'help.all')}</h3>
          <ul className={styles.topics}>
            {others.map((topic) => (
              <li key={topic.key}>
                <Button type="link" size="small" onClick={() => choose(topic)}>
                  {say(topic.title)}
                </Button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {reader && (
        <p className={styles.more}>
          <Link to={shown ? `/help?topic=${shown.key}` : '/help'} onClick={onLeave}>
            {t('help.toPage')}
          </Link>
          <Link to="/interaction" onClick={onLeave}>
            {t('center.help.questions')}
          </Link>
        </p>
      )}
    </>
  );
}
