/** Everything that the portal keeps about the person who asks, as one file. */
import { defineCall } from './define';

export const ownData = defineCall('ownData', {
  tag: 'accounts',
  summary: 'Everything that is kept about the own person, as a zip with one JSON file',
  access: 'signedIn',
  kind: 'print',
});
