/** No message of ours reaches the inner network by an address that somebody typed: each connection is asked where it leads. */
import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} leads to a private address`);
    this.name = 'PrivateAddress';
  }
}

/** Everything but addresses of the open internet: loopback, private, link-local, carriers' own, reserved, and IPv4 inside IPv6. */
export const isPublic = (ip: string): boolean =>
  ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast';

/** The host of an address where it is an address of the network itself: nobody looks it up. */
export const literalHost = ({ hostname }: URL): string | null => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
};

/** Gives the addresses of a host, which the connection then takes: a name that answers otherwise later changes nothing. */
export const publicLookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    const isRefused = found.length === 0 || found.some(({ address }) => !isPublic(address));
    if (isRefused) return done(new PrivateAddress(host), '');
    if (options.all) return done(null, found);
    const [first] = found;
    done(null, first?.address ?? '', first?.family);
  });
};
