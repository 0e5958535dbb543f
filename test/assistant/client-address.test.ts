import { expect, test } from "vitest";
import { clientAddress } from "../../src/assistant/client-address.js";

test.each([
  ["192.0.2.1", null, 0, "192.0.2.1"],
  ["192.0.2.1", "203.0.113.9", 0, "192.0.2.1"],
  ["192.0.2.1", "203.0.113.9", 1, "203.0.113.9"],
  ["192.0.2.1", "6.6.6.6, 203.0.113.9", 1, "203.0.113.9"],
  ["192.0.2.1", "203.0.113.9, 198.51.100.7", 2, "203.0.113.9"],
  ["192.0.2.1", null, 2, "192.0.2.1"],
  ["::ffff:192.0.2.1", null, 0, "192.0.2.1"],
  ["192.0.2.1", "203.0.113.9:4711", 1, "203.0.113.9"],
  ["2001:db8:1:2:aaaa::1", null, 0, "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002:ffff:ffff:ffff:ffff", null, 0, "2001:db8:1:2::/64"],
  ["::1", null, 0, "0:0:0:0::/64"],
  ["10.0.0.1", "[2001:db8::7]:443", 1, "2001:db8:0:0::/64"],
  ["10.0.0.1", "nonsense", 1, "unknown"],
])("%s with X-Forwarded-For %s behind %s proxies is %s", (socket, forwarded, proxies, address) => {
  expect(clientAddress(socket, forwarded, proxies)).toBe(address);
});
