/** Searchable actions with their synonyms: pages where something is done, new filings, and changes of the portal in place. */

import type { CurrentUser } from '@domain/accounts/calls';
import { mayFileProgram, type Right } from '@domain/accounts/roles';
import { isProgramMatch, listOfferedPrograms } from '@domain/programs/find';
import type { Text } from '@domain/text';
import { locales } from '@/locales';
import { APPEARANCES, type Appearance } from '@/utils/darkness';
import { changeLanguage, getLocale } from '@/utils/language';
import type { SearchHit } from './hits';

interface Act {
  key: string;
  to: string;
  /** Right required to be offered the action. */
  needs: Right;
}

const ACTS: readonly Act[] = [
  { key: 'begin', to: '/forms/programs', needs: 'filing.edit' },
  { key: 'continue', to: '/enterpriseCenter/declare?status=draft', needs: 'filing.edit' },
  { key: 'correct', to: '/enterpriseCenter/declare?status=returned', needs: 'filing.edit' },
  { key: 'upload', to: '/enterpriseCenter/library?list=files', needs: 'filing.edit' },
  { key: 'ask', to: '/interaction?ask=new', needs: 'question.ask' },
  { key: 'deadlines', to: '/forms/programs', needs: 'filing.read' },
  { key: 'profile', to: '/enterpriseCenter/information?mode=edit', needs: 'company.edit' },
  { key: 'change', to: '/enterpriseCenter/changes?new=open', needs: 'company.edit' },
  { key: 'colleague', to: '/enterpriseCenter/users?new=open', needs: 'users.manage' },
  { key: 'mandate', to: '/enterpriseCenter/mandates?side=given&new=open', needs: 'mandate.give' },
];

type Translate = (key: string, values?: { name: string }) => string;

const isMeant = (said: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.toLowerCase().includes(word));

/** Finds actions by name or synonym; none without a search text. */
export const findActionHits = (words: string, user: CurrentUser | null, t: Translate): SearchHit[] =>
  words === ''
    ? []
    : ACTS.filter(({ needs }) => user?.permissions.includes(needs))
        .map(({ key, to }) => ({ key, to, title: t(`find.act.${key}`), note: t(`find.act.${key}.also`) }))
        .filter(({ title, note }) => isMeant(`${title} ${note}`, words))
        .map(({ note: _, ...hit }) => hit);

/** Maximum programs for which a new filing is offered. */
const NEW_AT_MOST = 3;

/** Offers a new filing of the programs that the words name, to a person who may file them. */
export const findNewFilingHits = (
  words: string,
  user: CurrentUser | null,
  { say, t }: { say: (text: Text) => string; t: Translate },
): SearchHit[] =>
  words === '' || !user
    ? []
    : listOfferedPrograms()
        .filter((program) => mayFileProgram(user, program.key) && isProgramMatch(program, words, say))
        .slice(0, NEW_AT_MOST)
        .map(({ key, route, title }) => ({
          key: `new-${key}`,
          to: route,
          title: t('find.act.new', { name: say(title) }),
        }));

/** Finds changes of language and appearance, which are made in place. */
export function findSwitchHits(
  words: string,
  t: Translate,
  setAppearance: (appearance: Appearance) => void,
): SearchHit[] {
  if (words === '') return [];
  const languages = locales
    .filter(({ tag }) => tag !== getLocale())
    .map(({ tag, name }) => ({
      key: `language-${tag}`,
      title: t('find.act.language', { name }),
      also: t('find.act.language.also'),
      run: () => void changeLanguage(tag),
    }));
  const appearances = APPEARANCES.map((appearance) => ({
    key: `appearance-${appearance}`,
    title: t('find.act.appearance', { name: t(`display.appearance.${appearance}`) }),
    also: t('find.act.appearance.also'),
    run: () => setAppearance(appearance),
  }));
  return [...languages, ...appearances]
    .filter(({ title, also }) => isMeant(`${title} ${also}`, words))
    .map(({ also: _, ...hit }) => hit);
}
