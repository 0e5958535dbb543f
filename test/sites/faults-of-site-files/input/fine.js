#!/usr/bin/env node
<!-- an old habit
async function later() { await 0; return a?.b ?? 1n; }
