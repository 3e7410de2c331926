import type { Rule } from '../../../definition';
import type { IncubationCarrierAnswers } from '../answers.generated';
import { operatorRules } from './operator';
import { residentsRules } from './residents';
import { siteRules } from './site';

export const rules: Rule<IncubationCarrierAnswers>[] = [...operatorRules, ...siteRules, ...residentsRules];
