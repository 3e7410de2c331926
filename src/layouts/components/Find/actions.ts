/** Searchable actions with their synonyms. */

import type { CurrentUser } from '@domain/accounts/calls';
import type { Right } from '@domain/accounts/roles';
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
  { key: 'upload', to: '/enterpriseCenter/declare?status=draft', needs: 'filing.edit' },
  { key: 'deadlines', to: '/forms/programs', needs: 'filing.read' },
  { key: 'profile', to: '/enterpriseCenter/information?mode=edit', needs: 'company.edit' },
  { key: 'change', to: '/enterpriseCenter/changes?new=open', needs: 'company.edit' },
  { key: 'colleague', to: '/enterpriseCenter/users?new=open', needs: 'users.manage' },
  { key: 'mandate', to: '/enterpriseCenter/mandates?side=given&new=open', needs: 'mandate.give' },
];

type Translate = (key: string) => string;

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
