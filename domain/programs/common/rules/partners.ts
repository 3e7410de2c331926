import type { Rule } from '../../../definition';
import { near } from '../../../expressions/numbers';
import { rowOf } from '../../../expressions/tables';
import type { ApplicantBasic, FundingSourcesRow, PartnersRow } from '../answers.generated';
import type { Partnership } from '../sections/partners';

export const partnerRules = <K extends string>(
  partnership: K,
): Rule<
  Record<K, Partnership> & {
    partners: PartnersRow[];
    applicant_basic: ApplicantBasic;
    funding_sources: FundingSourcesRow[];
  }
>[] => [
  {
    id: 'PRT-01',
    level: 'error',
    zh: '选择有合作单位的，应至少填写1家合作单位并上传合作协议',
    en: 'With partners, list at least one and upload the agreement',
    paths: [`${partnership}.has_partner`, 'partners', 'filesData.cooperation_agreement'],
    check: ({ partners, hasFile, [partnership]: { has_partner } }) =>
      has_partner !== true || (partners.length >= 1 && hasFile('cooperation_agreement')),
  },
  {
    id: 'PRT-02',
    level: 'error',
    zh: '合作单位不得与申报单位相同',
    en: 'A partner cannot be the applicant itself',
    paths: ['partners.credit_code', 'applicant_basic.credit_code'],
    check: ({ all, partners, applicant_basic }) =>
      all(partners, (row) => row.credit_code !== applicant_basic.credit_code),
  },
  {
    id: 'PRT-03',
    level: 'error',
    zh: '合作单位分配财政资金合计不得超过申请财政资助',
    en: 'Partner shares cannot exceed the grant applied for',
    paths: ['partners.grant_share', 'funding_sources.amount'],
    check: ({ sum, partners, funding_sources }) =>
      sum(partners, 'grant_share') <= rowOf(funding_sources, 'city_grant').amount + 0.005,
  },
  {
    id: 'PRT-04',
    level: 'error',
    zh: '合作单位自带资金合计应与经费来源中“合作单位投入”一致',
    en: 'Partner funds must agree with the sources table',
    paths: ['partners.own_input', 'funding_sources.amount'],
    check: ({ sum, partners, funding_sources }) =>
      near(sum(partners, 'own_input'), rowOf(funding_sources, 'partner_input').amount),
  },
];
