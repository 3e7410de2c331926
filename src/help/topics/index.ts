/** Every topic; topics of one page are offered in this order, from the narrowest role to the widest. */
import { account } from './account';
import { afterReview } from './afterReview';
import { colleagues } from './colleagues';
import { company } from './company';
import { desk } from './desk';
import { exchange } from './exchange';
import { filed } from './filed';
import { filing } from './filing';
import { intake } from './intake';
import { office } from './office';
import { officeWork } from './officeWork';
import { people } from './people';
import { review } from './review';
import { system } from './system';
import { visitor } from './visitor';

export const topics = [
  ...company,
  ...colleagues,
  ...filing,
  ...intake,
  ...filed,
  ...desk,
  ...officeWork,
  ...review,
  ...afterReview,
  ...office,
  ...people,
  ...system,
  ...exchange,
  ...account,
  ...visitor,
];
