// Property tests use the same examples in every run, so that failures are reproducible.
const fastCheck = require('../../packages/resume/node_modules/fast-check/lib/cjs/fast-check.js');

fastCheck.configureGlobal({ seed: 20_261_121 });
module.exports = fastCheck;
