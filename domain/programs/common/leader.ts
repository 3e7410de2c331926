import { isIdCardConsistent } from '../../checks/id-card';
import { has } from '../../expressions/choices';
import type { Leader } from './answers.generated';

/** A resident ID says the day of birth and the gender; other documents do not. */
export const idCardAgrees = ({
  leader_id_type,
  leader_id_no,
  leader_birth,
  leader_gender,
}: Pick<Leader, 'leader_id_type' | 'leader_id_no' | 'leader_birth' | 'leader_gender'>): boolean =>
  leader_id_type !== 'id_card' || isIdCardConsistent(leader_id_no, leader_birth, leader_gender);

/** A full or associate senior title, or a doctorate. */
export const isSenior = ({
  leader_title,
  leader_degree,
}: Pick<Leader, 'leader_title' | 'leader_degree'>): boolean =>
  has(['senior_full', 'senior_associate'], leader_title) || leader_degree === 'doctor';
