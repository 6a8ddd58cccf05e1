// How long a component test waits for an element: only a failing test waits this long, and a
// page is compiled when first loaded.
const { createRequire } = require('node:module');
const path = require('node:path');

const WAIT_MS = 10_000;

// Skips the DOM library for tests of plain functions.
if (expect.getState().testPath.endsWith('.tsx')) {
  const webRequire = createRequire(path.join(__dirname, '../../apps/web/package.json'));
  const { configure } = webRequire('@testing-library/react');
  configure({ asyncUtilTimeout: WAIT_MS * require('./speed-scale.cjs') });
}
