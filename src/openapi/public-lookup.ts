// Resolves names for connections that must not reach this machine or its network.
import { lookup as resolveName } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPrivateAddress } from "./private-address.js";

/** The name resolves to a private address. */
export class PrivateAddressError extends Error {
  constructor() {
    super("The host name resolves to a private address.");
    this.name = "PrivateAddressError";
  }
}

/** Names are resolved once, and the connection goes to exactly the addresses that were checked. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(new PrivateAddressError(), []);
    const [first] = addresses;
    if (options.all || !first) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
