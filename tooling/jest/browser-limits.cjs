// How long a component test waits for what is to appear: only a failed test waits so long, and a
// page that is loaded for the first time is compiled first.
const { createRequire } = require('node:module');
const path = require('node:path');

const WAIT_MS = 10_000;

// Tests of plain functions load no DOM library for it.
if (expect.getState().testPath.endsWith('.tsx')) {
  const webRequire = createRequire(path.join(__dirname, '../../apps/web/package.json'));
  const { configure } = webRequire('@testing-library/react');
  configure({ asyncUtilTimeout: WAIT_MS * require('./speed-scale.cjs') });
}
