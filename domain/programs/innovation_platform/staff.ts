import { isUnderOption } from '../../expressions/choices';
import { professionalTitle } from '../../reference/people';
import type { InnovationPlatformAnswers } from './answers.generated';

type Member = InnovationPlatformAnswers['staffData'][number];

/** True for a doctorate, or a full or associate senior title of any series. */
export const isSeniorOrDoctor = ({ education, professional_title }: Member): boolean =>
  education === 'doctor' ||
  isUnderOption(professionalTitle, professional_title, 'senior_full') ||
  isUnderOption(professionalTitle, professional_title, 'senior_associate');
