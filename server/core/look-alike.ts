/**
 * The look of names, to find those that could pass for one another (Unicode UTS #39, skeletons). For comparing only:
 * the table is large, so that the portal does without.
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

/** Stands in front of what is stored: what another table or rule made is made anew. */
export const LOOK_RULE = '1:';

/** Once letters of one look are one letter, and case and accents are gone. */
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

/** The look of a company's name: brackets, blanks and signs do not tell two apart. */
export const normalizeCompanyName = (name: string): string =>
  LOOK_RULE + (removeSigns(computeSkeleton(name)) || name);

/** The look of a login name: `li.wei` and `liwei` are two people, and so are two companies by their credit codes. */
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

/** True for a name of an office or its people, or one that looks like it; a number at the end makes no other name. */
export const isReservedName = (name: string): boolean => reserved.has(normalizeReservedName(name));
