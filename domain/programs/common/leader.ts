import { isIdCardConsistent } from '../../checks/id-card';
import { has } from '../../expressions/choices';
import type { Leader } from './answers.generated';

/** True where the ID number agrees with day of birth and gender; only resident ID cards tell these. */
export const isIdCardConsistentWithLeader = ({
  leader_id_type,
  leader_id_no,
  leader_birth,
  leader_gender,
}: Pick<Leader, 'leader_id_type' | 'leader_id_no' | 'leader_birth' | 'leader_gender'>): boolean =>
  leader_id_type !== 'id_card' || isIdCardConsistent(leader_id_no, leader_birth, leader_gender);

/** True for a full or associate senior title, or a doctorate. */
export const isSenior = ({
  leader_title,
  leader_degree,
}: Pick<Leader, 'leader_title' | 'leader_degree'>): boolean =>
  has(['senior_full', 'senior_associate'], leader_title) || leader_degree === 'doctor';
