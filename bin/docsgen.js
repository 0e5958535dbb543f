#!/usr/bin/env node
// A script, not a module (package.json beside it): Node starts it sooner.
"use strict";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`docsgen needs Node.js 20.19 or later; this is ${process.versions.node}.`);
  process.exit(2);
}
// From Node 22.1 compiled code is kept between runs; NODE_DISABLE_COMPILE_CACHE=1 turns it off.
if (major >= 22) require("node:module").enableCompileCache?.();
require("../dist/cli.cjs").run(process.argv);
