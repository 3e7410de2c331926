import { SearchOutlined } from '@ant-design/icons';
import type { CurrentUser } from '@domain/calls/accounts';
import { type Program, programGroups } from '@domain/definition';
import { type CataloguePart, catalogue, isAbout } from '@domain/programs/find';
import { Input } from 'antd';
import { useId, useState } from 'react';
import EmptyHint from '@/components/EmptyHint';
import { useLanguage, useText } from '@/utils/language';
import { TEXT_AT_MOST } from '@/utils/urlState';
import styles from './index.module.css';
import ProgramRow from './ProgramRow';
import { byStanding, type Known, standingOf } from './standing';

interface ProgramListProps extends Known {
  programs: readonly Program[];
  user: CurrentUser;
}

/** Programs by their groups, with a search over them. */
export default function ProgramList({ programs, user, ...known }: ProgramListProps) {
  const { t } = useLanguage();
  const [words, setWords] = useState('');
  const wanted = words.trim();
  const found = programs.filter((program) => isAbout(program, wanted));
  return (
    <>
      <div className={styles.search}>
        <Input
          type="search"
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          aria-label={t('center.programs.search')}
          placeholder={t('center.programs.search')}
          maxLength={TEXT_AT_MOST}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <p role="status">{wanted && t('center.programs.found', { count: found.length })}</p>
      </div>
      {found.length === 0 && <EmptyHint text={t('center.programs.none')} />}
      {catalogue(found).map((part) => (
        <Group key={part.group} part={part} user={user} known={known} />
      ))}
    </>
  );
}

function Group({ part, user, known }: { part: CataloguePart; user: CurrentUser; known: Known }) {
  const say = useText();
  const id = useId();
  const standings = part.programs.map((program) => standingOf(program, known)).sort(byStanding);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.group}>
        {say(programGroups[part.group])}
      </h3>
      <ul className={styles.rows}>
        {standings.map((standing) => (
          <ProgramRow key={standing.program.key} standing={standing} user={user} />
        ))}
      </ul>
    </section>
  );
}
