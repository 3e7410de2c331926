/** Every topic; topics of one page are offered in this order, from the narrowest role to the widest. */
import { account } from './account';
import { company } from './company';
import { desk } from './desk';
import { filed } from './filed';
import { filing } from './filing';
import { intake } from './intake';
import { office } from './office';
import { officeWork } from './officeWork';
import { review } from './review';
import { system } from './system';
import { visitor } from './visitor';

export const topics = [
  ...company,
  ...filing,
  ...intake,
  ...filed,
  ...desk,
  ...officeWork,
  ...review,
  ...office,
  ...system,
  ...account,
  ...visitor,
];
