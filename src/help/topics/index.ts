/** Every topic: those of a page stand in the order in which they are offered there, by role from the narrow to the wide. */
import { account } from './account';
import { company } from './company';
import { desk } from './desk';
import { filed } from './filed';
import { filing } from './filing';
import { office } from './office';
import { officeWork } from './officeWork';
import { review } from './review';
import { system } from './system';
import { visitor } from './visitor';

export const topics = [
  ...company,
  ...filing,
  ...filed,
  ...desk,
  ...officeWork,
  ...review,
  ...office,
  ...system,
  ...account,
  ...visitor,
];
