/** Every condition, in the order in which they are tried. */
import { abuse } from './abuse';
import { concurrency } from './concurrency';
import { network, time } from './elsewhere';
import { found } from './found';
import { input } from './input';
import { life } from './life';
import { rights } from './rights';
import type { TrialArea } from './row';
import { signIn } from './sign-in';
import { uploads } from './uploads';

export const areas: TrialArea[] = [
  signIn,
  rights,
  input,
  uploads,
  concurrency,
  abuse,
  life,
  network,
  time,
  found,
];
