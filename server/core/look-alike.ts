/**
 * Look-alike forms of names, to find names that could be mistaken for one another (Unicode UTS #39, skeletons). For
 * comparison only; used on the server alone, because the table is large.
 */

import unhomoglyph from 'unhomoglyph';
import { isCompanySide, ROLES, roleNames } from '../../domain/accounts/roles';
import { removeFormlessCharacters } from '../../domain/checks/characters';
import { isCreditCode } from '../../domain/checks/credit-code';
import { normaliseCode } from '../../domain/checks/normalise';
import { department } from '../../domain/reference/authorities';

/** Names of the offices and of their people: no company, account of a company or person of it goes by one. */
const OFFICIAL = [
  'admin',
  'administrator',
  'root',
  'system',
  'sysadmin',
  'superadmin',
  'superuser',
  'official',
  'helpdesk',
  '管理员',
  '系统管理员',
  '超级管理员',
  '平台管理员',
  'reviewer',
  '审核员',
  '审核人员',
  '系统',
  '官方',
  '客服',
  '企业申报门户',
];

const ofOffices = [
  ...department.items,
  ...ROLES.filter((role) => !isCompanySide(role)).map((role) => roleNames[role]),
];

const reservedNames: readonly string[] = [...OFFICIAL, ...ofOffices.flatMap(({ zh, en }) => [zh, en])];

/** Prefix of stored look-alike forms: a form that another table or rule produced is computed anew. */
export const LOOK_RULE = '1:';

/** Maps letters that look the same to one letter, and removes case and accents. */
const computeSkeleton = (text: string): string =>
  unhomoglyph(
    unhomoglyph(
      removeFormlessCharacters(text)
        .normalize('NFKD')
        .replace(/\p{Mn}+/gu, ''),
    ).toLowerCase(),
  )
    .toLowerCase()
    .replace(/[1i|!]/g, 'l')
    .replace(/0/g, 'o')
    .replaceAll('vv', 'w');

const removeSigns = (text: string): string => text.replace(/[\s\p{P}\p{S}]+/gu, '');

/** Look-alike form of a company's name; ignores brackets, blanks and signs. */
export const normalizeCompanyName = (name: string): string =>
  LOOK_RULE + (removeSigns(computeSkeleton(name)) || name);

/**
 * Look-alike form of a login name. Keeps signs, since `li.wei` and `liwei` are two people, and keeps credit codes, which
 * identify companies.
 */
export function normalizeLoginName(username: string): string {
  const code = normaliseCode(username);
  return LOOK_RULE + (isCreditCode(code) ? code : computeSkeleton(username));
}

const normalizeReservedName = (name: string): string => {
  const characters = [...name];
  const last = characters.findLastIndex((character) => !/[\d\s._-]/.test(character));
  return removeSigns(computeSkeleton(characters.slice(0, last + 1).join('')));
};
const reserved = new Set(reservedNames.map(normalizeReservedName));

/** True for a name of an office or its people, or one that looks like it; ignores a number at the end. */
export const isReservedName = (name: string): boolean => reserved.has(normalizeReservedName(name));
